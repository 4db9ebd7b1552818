import { infringementFormLimits } from '@chippage/api/limits';
import type { InfringementForm, TakedownRight } from '@chippage/api/types';

/** The rights that a notice may be about, in the order in which they are offered. */
export const takedownRights = ['copyright', 'trademark', 'privacy'] as const satisfies readonly TakedownRight[];

/** A notice as it is typed. */
export interface TakedownInput extends Omit<InfringementForm, 'right'> {
  /** Null: not chosen. */
  right: TakedownRight | null;
  isTrue: boolean;
}

/** An empty notice. */
export const emptyTakedown: TakedownInput = { right: null, holder: '', places: '', content: '', proof: '', contact: '', isTrue: false };

/** What is wrong: a field that is missing, one that is too long by a number of characters, or a contact that is none. */
export type TakedownProblem = { word: 'missing' } | { word: 'wrong' } | { word: 'tooLong'; most: number; count: number };

const texts = ['holder', 'places', 'content', 'proof', 'contact'] as const;
const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const isPhone = (text: string) => /^\+?[\d\s()-]{7,24}$/.test(text);

/** Checks a notice before it is sent; the server checks again. */
export function takedownProblems(input: TakedownInput): Partial<Record<keyof TakedownInput, TakedownProblem>> {
  const problems: Partial<Record<keyof TakedownInput, TakedownProblem>> = {};
  if (input.right === null) problems.right = { word: 'missing' };
  for (const name of texts) {
    const text = input[name].trim();
    const most = infringementFormLimits[name].maxLength;
    const count = [...text].length - most;
    if (text === '') problems[name] = { word: 'missing' };
    else if (count > 0) problems[name] = { word: 'tooLong', most, count };
    else if (name === 'contact' && !isMail(text) && !isPhone(text)) problems[name] = { word: 'wrong' };
  }
  if (!input.isTrue) problems.isTrue = { word: 'missing' };
  return problems;
}
