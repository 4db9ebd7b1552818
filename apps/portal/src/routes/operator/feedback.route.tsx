import { operatorFeedbackQuery } from '@chippage/api/operator';
import { FeedbackQueue, parseFeedbackQuery, feedbackQueryParams, feedbackVariables, useFeedbackQueue } from '@chippage/features/FeedbackQueue';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { operatorPaths } from './operator.paths.ts';

export const loader = prefetch(({ search }) => [wanted(operatorFeedbackQuery, feedbackVariables(parseFeedbackQuery(search)))]);

/** What members told the site. */
export default function FeedbackQueueRoute() {
  const address = useAddressQuery('feedback', parseFeedbackQuery, feedbackQueryParams);
  return <FeedbackQueue {...address} {...useFeedbackQueue(address.query)} getPartHref={partHrefOf} />;
}

/** The part that a visitor looked at while writing. */
function partHrefOf(page: string): string | null {
  const id = /^\/datasheet\/datasheetDetail\/([1-9]\d{0,9})$/.exec(page)?.[1];
  return id === undefined ? null : operatorPaths.operatorPart(Number(id));
}
