import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { answerFeedback, operatorFeedbackQuery, operatorOverviewQuery } from '@chippage/api/operator';
import { useInvalidate } from '@chippage/api/query';
import type { FeedbackQueueProps } from './FeedbackQueue.tsx';
import { type FeedbackQuery, feedbackVariables } from './feedbackQuery.ts';

/** Binds the feedback to its calls. After an answer the list and the counts are read again. */
export function useFeedbackQueue(query: FeedbackQuery): Pick<FeedbackQueueProps, 'feedback' | 'onAnswer'> {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    feedback: toLoadable(operatorFeedbackQuery.use(feedbackVariables(query))),
    onAnswer: async (answer) => {
      await answerFeedback(answer, { client });
      void Promise.all([invalidate(operatorFeedbackQuery), invalidate(operatorOverviewQuery)]);
    },
  };
}
