import type { FeedbackDraft } from '@chippage/features/FeedbackDialog';
import { atom } from 'jotai';

/** Which of the quick tools is open. Pages may open one as well. */
export const openToolAtom = atom<'recent' | 'feedback' | null>(null);

/** What the feedback opens with; null: empty. */
export const feedbackDraftAtom = atom<FeedbackDraft | null>(null);
