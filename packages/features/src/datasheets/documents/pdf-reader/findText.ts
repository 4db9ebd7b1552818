import type { PageText } from './pdfSource.ts';

/** A place in a page's text: run number and offset in it, both ends; `end` is exclusive. */
export interface Hit {
  page: number;
  start: { run: number; offset: number };
  end: { run: number; offset: number };
}

interface Flat {
  text: string;
  places: { run: number; offset: number }[];
}

/** One comparable form: full-width and case folded, white space dropped, because PDF runs break anywhere. */
function fold(character: string): string {
  return character.normalize('NFKC').toLowerCase().replace(/\s/gu, '');
}

function flatten(page: PageText): Flat {
  let text = '';
  const places: Flat['places'] = [];
  for (const [run, characters] of page.entries()) {
    let offset = 0;
    for (const character of characters) {
      const folded = fold(character);
      for (let at = 0; at < folded.length; at += 1) places.push({ run, offset });
      text += folded;
      offset += character.length;
    }
  }
  return { text, places };
}

/**
 * Finds a phrase in one page.
 * @param needle What the reader typed; only white space finds nothing.
 * @returns Hits in reading order, without overlaps.
 */
export function findInPage(page: number, runs: PageText, needle: string): Hit[] {
  const wanted = Array.from(needle, fold).join('');
  if (wanted === '') return [];
  const { text, places } = flatten(runs);
  const hits: Hit[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const start = places[at];
    const last = places[at + wanted.length - 1];
    if (!start || !last) break;
    const lastCharacter = String.fromCodePoint(runs[last.run]?.codePointAt(last.offset) ?? 32);
    hits.push({ page, start, end: { run: last.run, offset: last.offset + lastCharacter.length } });
  }
  return hits;
}
