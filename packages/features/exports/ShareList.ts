/** The links that a member gave away. */
export { shareListMessages } from '../src/disk/shares/share-list/messages.ts';
export { ShareList, type ShareListProps } from '../src/disk/shares/share-list/ShareList.tsx';
export { useShareList } from '../src/disk/shares/share-list/useShareList.ts';
