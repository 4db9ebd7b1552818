import { NoticeList, useNoticeList } from '@chippage/features/NoticeList';
import { useSetAtom } from 'jotai';
import { unReadDataAtom } from '../../atoms/sharedState.ts';
import { MemberGate } from '../../layouts/MemberGate.tsx';
import { t } from './messages.words.ts';
import { PageHead } from '../../page/PageHead.tsx';

/** The inbox in a window of its own. */
export default function InboxRoute() {
  return (
    <>
      <PageHead title={t('inbox')} description={t('memberPageDescription', { title: t('inbox') })} />
      <MemberGate title={t('inbox')}>
        <Inbox />
      </MemberGate>
    </>
  );
}

function Inbox() {
  const setCounts = useSetAtom(unReadDataAtom);
  return <NoticeList {...useNoticeList({ onRead: (notices) => setCounts((was) => ({ ...was, notices })) })} />;
}
