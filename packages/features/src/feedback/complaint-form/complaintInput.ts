import { complaintFormLimits } from '@chippage/api/limits';
import type { ComplaintForm } from '@chippage/api/types';

/** A complaint as it is typed. */
export interface ComplaintInput extends ComplaintForm {
  isTrue: boolean;
}

/** An empty complaint. */
export const emptyComplaint: ComplaintInput = { holder: '', places: '', content: '', contact: '', isTrue: false };

/** What is wrong: a field that is missing, one that is too long by a number of characters, or a contact that is none. */
export type ComplaintProblem = { word: 'missing' } | { word: 'wrong' } | { word: 'tooLong'; most: number; count: number };

const texts = ['holder', 'places', 'content', 'contact'] as const;
const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const isPhone = (text: string) => /^\+?[\d\s()-]{7,24}$/.test(text);

/** Checks a complaint before it is sent; the server checks again. */
export function complaintProblems(input: ComplaintInput): Partial<Record<keyof ComplaintInput, ComplaintProblem>> {
  const problems: Partial<Record<keyof ComplaintInput, ComplaintProblem>> = {};
  for (const name of texts) {
    const text = input[name].trim();
    const most = complaintFormLimits[name].maxLength;
    const count = [...text].length - most;
    if (text === '') problems[name] = { word: 'missing' };
    else if (count > 0) problems[name] = { word: 'tooLong', most, count };
    else if (name === 'contact' && !isMail(text) && !isPhone(text)) problems[name] = { word: 'wrong' };
  }
  if (!input.isTrue) problems.isTrue = { word: 'missing' };
  return problems;
}
