import { mailLogQuery } from '@chippage/api/account';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { MailLogProps } from './MailLog.tsx';

/** Binds `MailLog` to the API. */
export function useMailLog(): MailLogProps {
  const pages = mailLogQuery.usePages({ pageSize: 20 });
  return { mails: toPagedList(pages), onLoadMore: pages.loadMore };
}
