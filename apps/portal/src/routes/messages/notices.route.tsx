import { NoticeList, useNoticeList } from '@chippage/features/NoticeList';
import { useSetAtom } from 'jotai';
import { unReadDataAtom } from '../../atoms/sharedState.ts';
import { MemberPage } from '../../layouts/MemberPage.tsx';

/** Notices of the site to the member. */
export default function NoticesRoute() {
  return (
    <MemberPage>
      <Notices />
    </MemberPage>
  );
}

function Notices() {
  const setCounts = useSetAtom(unReadDataAtom);
  return <NoticeList {...useNoticeList({ onRead: (notices) => setCounts((was) => ({ ...was, notices })) })} />;
}
