import type { PageFrame } from '@chippage/api/types';

/** What an address can say about a place in a document. */
export interface ReaderPlace {
  /** Counts from 1. */
  page: number;
  /** Phrase to look for on arrival. */
  find: string;
  /** Rectangle of the page that is framed. Absent: none. */
  frame?: PageFrame;
}

/** A page that something outside of the reader leads to; each new object leads there once. */
export interface WantedPage {
  /** Counts from 1. */
  page: number;
  /** Rectangle to frame there; the pane then takes the focus of the keyboard. */
  frame?: PageFrame;
}

/** Larger than any page, in points: a rectangle beyond it was not written by us. */
const MOST = 20_000;

function parseFrame(text: string | null): PageFrame | undefined {
  const numbers = (text ?? '').split(',').map((one) => (one.trim() === '' ? NaN : Number(one)));
  const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers;
  return numbers.length === 4 && numbers.every((one) => one >= 0 && one < MOST) && width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Reads `#page=12&search=Absolute` and `#page=2&frame=302,151.5,40,16`; anything else is the first page. */
export function parseReaderHash(hash: string): ReaderPlace {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const page = Number(params.get('page'));
  const frame = parseFrame(params.get('frame'));
  return { page: Number.isInteger(page) && page > 0 ? page : 1, find: (params.get('search') ?? '').slice(0, 100), ...(frame && { frame }) };
}

/** Writes the hash that `parseReaderHash` reads. */
export function readerHash({ page, find, frame }: ReaderPlace): string {
  const params = new URLSearchParams({ page: String(page) });
  if (find !== '') params.set('search', find);
  // Commas stay as they are: the address is read by people too.
  return `#${params}${frame ? `&frame=${frame.x},${frame.y},${frame.width},${frame.height}` : ''}`;
}
