import type { Searchable } from '../search/searchParts.ts';
import { makeLexicon } from '../understanding/lexicon.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';

/** An index with the words of its catalogue. */
export function searchableOf(index: CatalogueIndex): Searchable {
  return { index, lexicon: makeLexicon(index, wordValues(index)) };
}

function* wordValues(index: CatalogueIndex): Generator<{ code: string; text: string }> {
  for (const value of index.dictionary.values) {
    const code = index.parameters[value.parameter]?.code;
    if (Number.isNaN(value.number) && code !== undefined && /[A-Za-z]/.test(value.text)) yield { code, text: value.text };
  }
}
