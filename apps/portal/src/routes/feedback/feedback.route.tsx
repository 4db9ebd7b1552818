import { FeedbackHistory, useFeedbackHistory } from '@chippage/features/FeedbackHistory';
import { useSetAtom } from 'jotai';
import { openToolAtom } from '../../atoms/openToolAtom.ts';

/** What the member told the site, and the answers. */
export default function FeedbackRoute() {
  const open = useSetAtom(openToolAtom);
  return <FeedbackHistory {...useFeedbackHistory()} onWrite={() => open('feedback')} />;
}
