import type { Piece } from './pieces.ts';

/** Which parts are asked for in place of another one. */
export interface AlternativesWish {
  /** From makers of mainland China only. */
  isDomestic: boolean;
  /** In the same case only. */
  isSameCase: boolean;
}

/** What words such as 国产替代 ask for beside the only text; undefined without such a word. */
export function alternativesIn(pieces: readonly Piece[]): AlternativesWish | undefined {
  const senses = pieces.flatMap((piece) => (piece.is === 'sense' ? [piece.sense] : []));
  const asked = senses.flatMap(({ asksAlternatives }) => asksAlternatives ?? []);
  if (asked.length === 0 || pieces.filter(({ is }) => is === 'text').length !== 1) return undefined;
  return { isDomestic: senses.some(({ isDomestic }) => isDomestic === true), isSameCase: asked.includes('sameCase') };
}
