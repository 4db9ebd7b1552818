/** Companies that one does not want to see. */
export { BlockedCompanies, type BlockedCompaniesProps } from '../src/inquiries/board/blocked-companies/BlockedCompanies.tsx';
export { useBlockedCompanies } from '../src/inquiries/board/blocked-companies/useBlockedCompanies.ts';
export { blockedCompaniesMessages } from '../src/inquiries/board/blocked-companies/messages.ts';
export { pageIn } from '../src/parts/list-page/listPage.ts';
