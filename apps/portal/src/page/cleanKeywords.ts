/** The API's limit for search words. */
const MOST = 200;

/** Search words as the API takes them: what PostgreSQL cannot hold falls away, and nobody types more than 200 characters by hand. */
export function cleanKeywords(typed: string): string {
  return [...typed.toWellFormed().replaceAll('\u0000', '')].slice(0, MOST).join('').trim();
}
