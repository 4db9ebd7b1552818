import { operatorFeedbackQuery } from '@chippage/api/operator';
import { FeedbackQueue, parseFeedbackQuery, feedbackQueryParams, feedbackVariables, useFeedbackQueue } from '@chippage/features/FeedbackQueue';
import { OperatorPage } from './OperatorPage.tsx';
import { operatorLoader } from './operatorLoader.ts';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';

export const loader = operatorLoader(({ search }) => [wanted(operatorFeedbackQuery, feedbackVariables(parseFeedbackQuery(search)))]);

/** What members told the site. */
export default function FeedbackQueueRoute() {
  return (
    <OperatorPage section="feedback">
      <BoundFeedbackQueue />
    </OperatorPage>
  );
}

function BoundFeedbackQueue() {
  const address = useAddressQuery('feedback', parseFeedbackQuery, feedbackQueryParams);
  return <FeedbackQueue {...address} {...useFeedbackQueue(address.query)} />;
}
