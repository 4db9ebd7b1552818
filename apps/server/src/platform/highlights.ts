import type { TextRange } from '@chippage/api/types';
import { isShortNumber, normalised, type WantedRun, wantedRuns } from './searchTokens.ts';

/** The words to mark: whole runs, and pairs of Chinese when the whole run stands nowhere. */
export function marksOf(text: string, keywords: string, isAny: boolean): TextRange[] {
  return placesOf(
    text,
    wantedRuns(keywords).flatMap((run) => patternsOf(run, isAny)),
  );
}

/** Where patterns, written for the one spelling, stand in a text. */
export function placesOf(text: string, patterns: readonly RegExp[]): TextRange[] {
  const { plain, origins } = withOrigins(text);
  const found = patterns
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .map((match) => ({ from: origins[match.index] ?? 0, to: origins[match.index + match[0].length] ?? text.length }));
  return merged(found);
}

const pairsOf = (run: string) => (run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)));

/** The text in its one spelling, and for each unit of it where it stood. */
function withOrigins(text: string): { plain: string; origins: number[] } {
  const origins: number[] = [];
  let plain = '';
  let at = 0;
  for (const sign of text) {
    // Most signs have one spelling but for their case, and normalising each would take most of the time.
    const one = sign < '\u0080' ? sign : normalised(sign);
    for (let unit = 0; unit < one.length; unit++) origins.push(at);
    plain += one;
    at += sign.length;
  }
  origins.push(at);
  return { plain: plain.toLowerCase(), origins };
}

/** Where a run is marked: `ldo` and 40 not in the middle of another word, for the search would not have found them there. */
function patternsOf(run: WantedRun, isAny: boolean): RegExp[] {
  if (run.pattern !== undefined) return [new RegExp(run.pattern, 'giu')];
  if (run.isHan) return (isAny ? pairsOf(run.text) : [run.text]).map((word) => new RegExp(word, 'gu'));
  return [new RegExp(`(?<![a-z0-9])${run.text}${isShortNumber(run.text) ? '(?![a-z0-9])' : ''}`, 'gu')];
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
  const excerpt = excerptAround(body, first);
  return { excerpt, marks: marksOf(excerpt, keywords, isAny) };
}

/** Words of a body around a place, cut between characters. @param long How many units of the text, at least. */
export function excerptAround(body: string, place: TextRange, long = LONG): string {
  const from = whole(body, Math.max(0, place.from - BEFORE));
  const to = whole(body, Math.min(body.length, Math.max(from + long, place.to)));
  return `${from > 0 ? '…' : ''}${body.slice(from, to)}${to < body.length ? '…' : ''}`;
}

/** Never between the halves of a character. */
const whole = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text[at] ?? '') && /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') ? at - 1 : at);
