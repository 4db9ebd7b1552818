/** What is compared, as the address says it. */
export interface CompareQuery {
  /** None, one or two companies. */
  ids: readonly number[];
  keywords: string;
}

const MOST = 2;
const MOST_WORDS = 200;

/** Reads it out of an address; what is no number, or twice the same, is left out. */
export function parseCompareQuery(search: URLSearchParams): CompareQuery {
  const numbers = search
    .getAll('id')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return { ids: [...new Set(numbers)].slice(0, MOST), keywords: (search.get('keywords') ?? '').replaceAll('\u0000', '').trim().slice(0, MOST_WORDS) };
}
