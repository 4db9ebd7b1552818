import type { PageHit } from '@chippage/api/types';
import { excerptAround, placesOf } from '../../platform/highlights.ts';
import type { TextQuery } from './textQuery.ts';

const LONG = 160;
/** As much as an address of the reader takes. */
const PHRASE_MAX = 100;

/** What is shown of a page: the words around the first place, those together before those apart. */
export function excerptOfPage(page: number, text: string, { patterns }: TextQuery): PageHit {
  for (const pattern of patterns) {
    const [place] = placesOf(text, [pattern]);
    if (!place) continue;
    const excerpt = excerptAround(text, place, LONG);
    const phrase = text.slice(place.from, Math.min(place.to, place.from + PHRASE_MAX));
    return { page, excerpt, excerptMarks: placesOf(excerpt, patterns), phrase };
  }
  // A word whose sign the index took for a space.
  return { page, excerpt: excerptAround(text, { from: 0, to: 0 }, LONG), excerptMarks: [], phrase: '' };
}
