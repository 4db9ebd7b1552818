import { FeedbackHistory, useFeedbackHistory } from '@chippage/features/FeedbackHistory';
import { useSetAtom } from 'jotai';
import { openToolAtom } from '../../atoms/openToolAtom.ts';
import { MemberPage } from '../../layouts/MemberPage.tsx';

/** What the member told the site, and the answers. */
export default function FeedbackRoute() {
  return (
    <MemberPage>
      <History />
    </MemberPage>
  );
}

function History() {
  const open = useSetAtom(openToolAtom);
  return <FeedbackHistory {...useFeedbackHistory()} onWrite={() => open('feedback')} />;
}
