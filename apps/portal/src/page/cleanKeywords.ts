import { keywordsLimits } from '@chippage/api/limits';

/** The API's limit for search words. */
const MOST = keywordsLimits.maxLength;

/** Search words as the API takes them: what PostgreSQL cannot hold falls away, and so does what is over 200 characters. */
export function cleanKeywords(typed: string): string {
  return [...typed.toWellFormed().replaceAll('\u0000', '')].slice(0, MOST).join('').trim();
}
