/** What a member told the site. */
export { FeedbackHistory, type FeedbackHistoryProps } from '../src/account/feedback-history/FeedbackHistory.tsx';
export { feedbackHistoryMessages } from '../src/account/feedback-history/messages.ts';
export { useFeedbackHistory } from '../src/account/feedback-history/useFeedbackHistory.ts';
