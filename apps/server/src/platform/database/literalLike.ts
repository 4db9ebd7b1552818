/** A LIKE pattern that finds the words anywhere; the visitor's own % and _ are plain characters. */
export function literalLike(words: string): string {
  return `%${words.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
