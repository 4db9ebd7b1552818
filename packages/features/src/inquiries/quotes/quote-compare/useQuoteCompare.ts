import { ownBoardRowQuery, quotesQuery } from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import { useQuoteActions } from '../../parts/quote-deeds/useQuoteActions.ts';
import { useQuoteFile } from '../../parts/quote-deeds/useQuoteFile.ts';
import type { QuoteCompareProps } from './QuoteCompare.tsx';

const MOST = 100;

/** Binds `QuoteCompare` to the API. `isMissing`: the company has no such demand. @param onSave Hears of each file, with its name */
export function useQuoteCompare(
  rowId: number,
  onSave: (file: Blob, name: string) => void,
): Omit<QuoteCompareProps, 'sort' | 'onSort'> & { isMissing: boolean } {
  const row = ownBoardRowQuery.use({ id: rowId });
  const quotes = quotesQuery.use({ side: 'buyer', rowId, pageSize: MOST });
  const data = row.data && quotes.data ? { row: row.data, quotes: quotes.data.data, total: quotes.data.totalRecord } : undefined;
  const mutate = () => Promise.all([row.mutate(), quotes.mutate()]);
  return {
    value: toLoadable({ data, error: row.error ?? quotes.error, mutate }),
    isMissing: row.error?.status === 404 || row.data?.type === 0,
    onFile: useQuoteFile(onSave),
    ...useQuoteActions(),
  };
}
