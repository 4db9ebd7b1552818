/** A member's favourites and what they follow. */
export { KeptList, type KeptKind, type KeptListProps, type KeptLists } from '../src/account/kept-list/KeptList.tsx';
export { keptListMessages } from '../src/account/kept-list/messages.ts';
export { useKeptList } from '../src/account/kept-list/useKeptList.ts';
