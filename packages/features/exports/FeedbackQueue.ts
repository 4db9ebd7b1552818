/** What members told the site. */
export { FeedbackQueue, type FeedbackQueueProps } from '../src/operator/feedback-queue/FeedbackQueue.tsx';
export { type FeedbackQuery, feedbackQueryParams, feedbackVariables, parseFeedbackQuery } from '../src/operator/feedback-queue/feedbackQuery.ts';
export { useFeedbackQueue } from '../src/operator/feedback-queue/useFeedbackQueue.ts';
export { feedbackQueueMessages } from '../src/operator/feedback-queue/messages.ts';
