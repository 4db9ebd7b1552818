/** What an address can say about a place in a document. */
export interface ReaderPlace {
  /** Counts from 1. */
  page: number;
  /** Phrase to look for on arrival. */
  find: string;
}

/** Reads `#page=12&search=Absolute`; anything else is the first page. */
export function parseReaderHash(hash: string): ReaderPlace {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const page = Number(params.get('page'));
  return { page: Number.isInteger(page) && page > 0 ? page : 1, find: (params.get('search') ?? '').slice(0, 100) };
}

/** Writes the hash that `parseReaderHash` reads. */
export function readerHash({ page, find }: ReaderPlace): string {
  const params = new URLSearchParams({ page: String(page) });
  if (find !== '') params.set('search', find);
  return `#${params}`;
}
