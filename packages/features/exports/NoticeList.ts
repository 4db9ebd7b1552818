/** What the site told the member. */
export type { PagedList } from '../src/member-pages/pagedList.ts';
export { noticeListMessages } from '../src/account/notice-list/messages.ts';
export { NoticeList, type NoticeListProps } from '../src/account/notice-list/NoticeList.tsx';
export { useNoticeList } from '../src/account/notice-list/useNoticeList.ts';
