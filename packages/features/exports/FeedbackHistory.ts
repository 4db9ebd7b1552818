/** What a member told the site. */
export { FeedbackHistory, type FeedbackHistoryProps } from '../src/feedback/feedback-history/FeedbackHistory.tsx';
export { feedbackHistoryMessages } from '../src/feedback/feedback-history/messages.ts';
export { useFeedbackHistory } from '../src/feedback/feedback-history/useFeedbackHistory.ts';
