/** Asks a member to show that it is them before a sensitive change. */
export { stepUpMessages } from '../src/account/parts/step-up/messages.ts';
export { StepUpDialog, type StepUpDialogProps, type StepUpWays } from '../src/account/parts/step-up/StepUpDialog.tsx';
export { type Guard, needsStepUp, type StepUp, useStepUp } from '../src/account/parts/step-up/useStepUp.ts';
