import { NoticeList, useNoticeList } from '@chippage/features/NoticeList';
import { useSetAtom } from 'jotai';
import { unReadDataAtom } from '../../atoms/sharedState.ts';
import { MemberGate } from '../../layouts/MemberGate.tsx';
import { RowHead } from '../../page/RowHead.tsx';

/** The inbox in a window of its own. */
export default function InboxRoute() {
  return (
    <>
      <RowHead />
      <MemberGate>
        <Inbox />
      </MemberGate>
    </>
  );
}

function Inbox() {
  const setCounts = useSetAtom(unReadDataAtom);
  return <NoticeList {...useNoticeList({ onRead: (notices) => setCounts((was) => ({ ...was, notices })) })} />;
}
