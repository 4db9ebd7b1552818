/** Tells the site what is wrong or wanted. Load it when it is first wanted. */
export { FeedbackDialog, type FeedbackDialogProps, type SentFeedback } from '../src/shell/feedback-dialog/FeedbackDialog.tsx';
export { feedbackDialogMessages } from '../src/shell/feedback-dialog/messages.ts';
