/** Tells the site what is wrong or wanted. Load it when it is first wanted. */
export {
  type DraftPlace,
  FeedbackDialog,
  type FeedbackDialogProps,
  type FeedbackDraft,
  type SentFeedback,
} from '../src/feedback/feedback-dialog/FeedbackDialog.tsx';
export { feedbackDialogMessages } from '../src/feedback/feedback-dialog/messages.ts';
export { useFeedbackDialog } from '../src/feedback/feedback-dialog/useFeedbackDialog.ts';
