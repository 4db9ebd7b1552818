import { NoticeList, type NoticeListProps, useNoticeList } from '@chippage/features/NoticeList';
import { useSetAtom } from 'jotai';
import { unReadDataAtom } from '../../atoms/sharedState.ts';

/** The member's notices; the count in the header follows what is read. */
export function BoundNotices({ headingLevel }: Pick<NoticeListProps, 'headingLevel'>) {
  const setCounts = useSetAtom(unReadDataAtom);
  return <NoticeList headingLevel={headingLevel} {...useNoticeList({ onRead: (notices) => setCounts((was) => ({ ...was, notices })) })} />;
}
