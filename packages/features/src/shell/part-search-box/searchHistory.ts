/** A visitor keeps at most this many past searches. */
export const HISTORY_LIMIT = 10;

const sameWord = (a: string, b: string) => a.toLocaleUpperCase('en') === b.toLocaleUpperCase('en');

/** The history with a new search in front; the same word written otherwise is kept once. An empty word changes nothing. */
export function rememberSearch(history: readonly string[], keywords: string): string[] {
  const word = keywords.trim();
  if (word === '') return [...history];
  return [word, ...history.filter((old) => !sameWord(old, word))].slice(0, HISTORY_LIMIT);
}

/** The history without one word. */
export function forgetSearch(history: readonly string[], keywords: string): string[] {
  return history.filter((old) => old !== keywords);
}

/** Reads a stored history back; anything that is not a list of texts is no history. @param wordOf the word of an entry that is more than a text */
export function readHistory(stored: string | null, wordOf: (entry: unknown) => unknown = (entry) => entry): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .map(wordOf)
      .filter((word): word is string => typeof word === 'string' && word.trim() !== '')
      .slice(0, HISTORY_LIMIT);
  } catch {
    return [];
  }
}
