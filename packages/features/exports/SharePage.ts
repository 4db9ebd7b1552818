/** What somebody shares from the disk. */
export { sharePageMessages } from '../src/disk/shares/share-page/messages.ts';
export { SharePage, type SharePageProps } from '../src/disk/shares/share-page/SharePage.tsx';
export { useSharePage } from '../src/disk/shares/share-page/useSharePage.ts';
