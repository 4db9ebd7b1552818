/** What the site told the member. */
export type { PagedList } from '../src/parts/list-page/pagedList.ts';
export { noticeListMessages } from '../src/messages/notice-list/messages.ts';
export { NoticeList, type NoticeListProps } from '../src/messages/notice-list/NoticeList.tsx';
export { useNoticeList } from '../src/messages/notice-list/useNoticeList.ts';
