import { useEffect, useRef, useState } from 'react';
import type { PdfSource } from '../pdf-reader/pdfSource.ts';
import { changedNumbers, type NumberChanges, type PageRows } from './changedNumbers.ts';
import { tableRows } from './tableRows.ts';

/** How far the comparison of numbers is. */
export type NumberReading =
  | { status: 'idle' }
  | { status: 'reading'; done: number; total: number }
  | { status: 'failed' }
  | ({ status: 'ready' } & NumberChanges);

async function readRows(source: PdfSource, onPage: () => boolean): Promise<PageRows[]> {
  const pages: PageRows[] = [];
  // One after another: the pages that are being looked at come first.
  for (let page = 1; page <= source.pageCount; page += 1) {
    pages.push({ page, rows: tableRows(await source.pageRuns(page)) });
    if (!onPage()) break;
  }
  return pages;
}

/** Compares the numbers of two documents when asked to; another pair of documents starts anew. */
export function useNumberChanges(left: PdfSource | null, right: PdfSource | null): { reading: NumberReading; compare: (() => void) | undefined } {
  const [reading, setReading] = useState<NumberReading>({ status: 'idle' });
  const run = useRef(0);
  useEffect(() => {
    setReading({ status: 'idle' });
    return () => {
      run.current += 1;
    };
  }, [left, right]);
  const compare = (one: PdfSource, other: PdfSource) => {
    run.current += 1;
    const own = run.current;
    const total = one.pageCount + other.pageCount;
    let done = 0;
    const onPage = () => {
      done += 1;
      if (own === run.current) setReading({ status: 'reading', done, total });
      return own === run.current;
    };
    setReading({ status: 'reading', done, total });
    const read = async () => changedNumbers(await readRows(one, onPage), await readRows(other, onPage));
    read().then(
      (changes) => own === run.current && setReading({ status: 'ready', ...changes }),
      () => own === run.current && setReading({ status: 'failed' }),
    );
  };
  return { reading, compare: left && right ? () => compare(left, right) : undefined };
}
