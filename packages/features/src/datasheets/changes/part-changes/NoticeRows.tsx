import type { ChangeNotice } from '@chippage/api/types';
import { RowList } from '../../../parts/row-list/RowList.tsx';
import { ChangeNoticeRow } from '../ChangeNoticeRow.tsx';

/** Notices about a part that is known already, as a list named `label`. */
export function NoticeRows({ notices, label }: { notices: readonly ChangeNotice[]; label: string }) {
  return (
    <RowList label={label}>
      {notices.map((notice) => (
        <ChangeNoticeRow key={notice.id} notice={notice} hasParts={false} />
      ))}
    </RowList>
  );
}
