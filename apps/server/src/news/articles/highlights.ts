import type { TextRange } from '@chippage/api/types';
import { normalised, wantedRuns } from './searchTokens.ts';

/** The words to mark: whole runs, and pairs of Chinese when the whole run stands nowhere. */
export function marksOf(text: string, keywords: string, isAny: boolean): TextRange[] {
  const { plain, origins } = withOrigins(text);
  const words = new Set(wantedRuns(keywords).flatMap(({ text: run, isHan }) => (isHan && isAny ? pairsOf(run) : [run])));
  const found = [...words].flatMap((word) => placesOf(plain, word).map((at) => ({ from: origins[at] ?? 0, to: origins[at + word.length] ?? text.length })));
  return merged(found);
}

const pairsOf = (run: string) => (run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)));

/** The text in its one spelling, and for each unit of it where it stood. */
function withOrigins(text: string): { plain: string; origins: number[] } {
  const origins: number[] = [];
  let plain = '';
  let at = 0;
  for (const sign of text) {
    const one = normalised(sign);
    for (let unit = 0; unit < one.length; unit++) origins.push(at);
    plain += one;
    at += sign.length;
  }
  origins.push(at);
  return { plain, origins };
}

function placesOf(plain: string, word: string): number[] {
  const places: number[] = [];
  const isWord = /^[a-z0-9]/.test(word);
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
    // `ldo` is not in the middle of another word: the search would not have found it there.
    if (!isWord || !/[a-z0-9]/.test(plain[at - 1] ?? '')) places.push(at);
  }
  return places;
}

function merged(ranges: TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = result.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else result.push({ ...range });
  }
  return result;
}

const BEFORE = 30;
const LONG = 110;

/** Words of a body around the first mark, cut between characters, with the marks moved along; null when there is none. */
export function excerptOf(body: string, keywords: string, isAny: boolean): { excerpt: string; marks: TextRange[] } | null {
  const [first] = marksOf(body, keywords, isAny);
  if (!first) return null;
  const from = whole(body, Math.max(0, first.from - BEFORE));
  const to = whole(body, Math.min(body.length, Math.max(from + LONG, first.to)));
  const excerpt = `${from > 0 ? '…' : ''}${body.slice(from, to)}${to < body.length ? '…' : ''}`;
  return { excerpt, marks: marksOf(excerpt, keywords, isAny) };
}

/** Never between the halves of a character. */
const whole = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text[at] ?? '') && /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') ? at - 1 : at);
