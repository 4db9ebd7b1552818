import { useEffect, useMemo, useState } from 'react';
import { findInPage, type Hit } from './findText.ts';
import type { PdfSource } from './pdfSource.ts';
import type { ReaderPlace } from './readerHash.ts';

/** The state of a search in the document. */
export interface Find {
  needle: string;
  setNeedle: (needle: string) => void;
  hits: readonly Hit[];
  /** The hit that the reader stands at. */
  active: Hit | null;
  /** Its number, counted from 1; 0 when there is none. */
  activeNumber: number;
  isSearching: boolean;
  /** How many pages could not be read, so that what is found is not all. */
  unread: number;
  /** Looks once more, when something could not be read; the reader stays where it is. */
  again: () => void;
  /** Moves by ±1, round the ends. */
  move: (by: 1 | -1) => void;
}

interface Found {
  needle: string;
  hits: readonly Hit[];
  unread: number;
  isDone: boolean;
}

interface Search {
  needle: string;
  since: number;
  /** The page that the address named; null when the reader typed the phrase. */
  staysAt: number | null;
  attempt: number;
}

const noHits: readonly Hit[] = [];
const nothing: Found = { needle: '', hits: [], unread: 0, isDone: true };

/**
 * Searches a document page by page and keeps the place among the hits.
 * @param initial Looked for on arrival. When it names a page, the reader stays there: a hit on another page waits for `move`.
 * @param fromPage Page from which the first hit is taken, counted from 1.
 * @param onArrive Called with the page of the hit that becomes active.
 * @param onMove Called with the hit that was moved to.
 */
export function useFind(
  source: PdfSource,
  initial: ReaderPlace,
  fromPage: number,
  onArrive: (page: number) => void,
  onMove: (to: { at: number; total: number; page: number }) => void,
): Find {
  // The page in view when the phrase was typed: the first hit is taken from there on, not from page 1.
  const [{ needle, since, staysAt, attempt }, setSearch] = useState<Search>({
    needle: initial.find,
    since: initial.page,
    staysAt: initial.page > 1 ? initial.page : null,
    attempt: 0,
  });
  const [found, setFound] = useState<Found>(nothing);
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    setChosen(null);
    if (needle.trim() === '') {
      setFound(nothing);
      return undefined;
    }
    let isCurrent = true;
    const search = async () => {
      let hits: Hit[] = [];
      let unread = 0;
      for (let page = 1; page <= source.pageCount && isCurrent; page += 1) {
        // A page fails when the network is gone, and when the file was closed meanwhile.
        const text = await source.pageText(page).catch(() => null);
        if (text === null) unread += 1;
        else hits = [...hits, ...findInPage(page, text, needle)];
        if (isCurrent) setFound({ needle, hits, unread, isDone: page === source.pageCount });
      }
    };
    const timer = setTimeout(() => void search(), 150);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [source, needle, attempt]);

  const hits = found.needle === needle ? found.hits : noHits;
  const isDone = found.needle === needle && found.isDone;
  const ahead = useMemo(() => hits.findIndex((hit) => hit.page >= since), [hits, since]);
  // Hits before the page in view count only when the search has found none after it.
  const first = ahead === -1 && isDone ? 0 : ahead;
  const isWaiting = chosen === null && staysAt !== null && hits[first]?.page !== staysAt;
  const at = chosen ?? first;
  const active = isWaiting ? null : (hits[at] ?? null);
  useEffect(() => {
    if (active) onArrive(active.page);
  }, [active?.page, active?.start.run, active?.start.offset]); // oxlint-disable-line react/exhaustive-deps -- arrives when the place changes, not when the callback does

  return {
    needle,
    setNeedle: (text) => setSearch({ needle: text, since: fromPage, staysAt: null, attempt: 0 }),
    hits,
    active,
    activeNumber: active ? at + 1 : 0,
    isSearching: needle.trim() !== '' && !isDone,
    unread: isDone ? found.unread : 0,
    again: () => setSearch({ needle, since: fromPage, staysAt: fromPage, attempt: attempt + 1 }),
    // Without an active hit the next one is the first ahead.
    move: (by) => {
      const next = (at + (active || by === -1 ? by : 0) + hits.length) % hits.length;
      const hit = hits[next];
      if (!hit) return;
      setChosen(next);
      onMove({ at: next + 1, total: hits.length, page: hit.page });
    },
  };
}
