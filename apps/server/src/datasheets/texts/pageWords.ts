import { normalised, toSearchVector } from '../../platform/searchTokens.ts';

/** A number that is not the end of a word, with the unit or sign after it. */
const VALUES = /(?<![\p{L}\p{N}.])(\d+(?:\.\d+)?)(?:\s?(%|°?[a-zµμω]{1,3})(?![\p{L}\p{N}]))?(?!\.?\d)/gu;

/** Chinese that a line ends in goes on in the next one. */
const BROKEN_CHINESE = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** The tsvector of a page: its words, and its values as they are written, because `3.3V` and `3.3 V` are one and `0.1%` is not `1%`. */
export function pageWords(text: string): string {
  const plain = normalised(text.replaceAll(BROKEN_CHINESE, ''));
  const values = new Map<number, string[]>();
  for (const match of plain.matchAll(VALUES)) {
    const [, number = '', unit] = match;
    const written = [...(number.includes('.') ? [number] : []), ...(unit === undefined ? [] : [number + unit])];
    if (written.length > 0) values.set(match.index, written);
  }
  return toSearchVector([{ text: plain, weight: 'D', more: values }]);
}
