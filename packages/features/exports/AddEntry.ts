/** Around the directory: the way to enter what it lacks, to claim a page, and what came from members. */
export { AddEntry, type AddEntryProps } from '../src/entries/entries/add-entry/AddEntry.tsx';
export { AddLine, type AddLineProps } from '../src/entries/entries/add-line/AddLine.tsx';
export { MemberSource } from '../src/parts/member-source/MemberSource.tsx';
export { ClaimLink, type ClaimLinkProps } from '../src/entries/claims/claim-link/ClaimLink.tsx';
