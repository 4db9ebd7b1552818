import { feedbackFormLimits } from '@chippage/api/limits';
/** A feedback holds at most this many characters. */
export const CONTENT_LIMIT = feedbackFormLimits.content.maxLength;

/** A feedback being written. */
export interface FeedbackInput {
  type: number | null;
  content: string;
  contact: string;
}

/** What is wrong with it, by the key of the text that says it. */
export interface FeedbackProblems {
  type?: 'typeRequired';
  content?: 'contentRequired' | 'contentTooLong';
  contact?: 'contactRequired';
}

/** How many characters a text has, as people count them. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Looks at a feedback before it is sent. */
export function feedbackProblems({ type, content, contact }: FeedbackInput): FeedbackProblems {
  return {
    ...(type === null && { type: 'typeRequired' as const }),
    ...(content.trim() === '' ? { content: 'contentRequired' as const } : lengthOf(content.trim()) > CONTENT_LIMIT && { content: 'contentTooLong' as const }),
    ...(contact.trim() === '' && { contact: 'contactRequired' as const }),
  };
}
