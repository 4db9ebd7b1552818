import { useApi } from '@chippage/api/ApiProvider';
import { openDeal, quoteDetailQuery, reportBoardRow, sayInQuote } from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import { useChangedQuotes } from '../../parts/quote-deeds/useChangedQuotes.ts';
import { useQuoteActions } from '../../parts/quote-deeds/useQuoteActions.ts';
import { useQuoteFile } from '../../parts/quote-deeds/useQuoteFile.ts';
import { useQuoteForm } from '../quote-form/useQuoteForm.ts';
import type { QuotePageProps } from './QuotePage.tsx';

/** Binds `QuotePage` to the API. `isMissing`: it is no quote of the company. @param onSave Hears of each file, with its name */
export function useQuotePage(id: number, onSave: (file: Blob, name: string) => void): QuotePageProps & { isMissing: boolean } {
  const client = useApi();
  const changed = useChangedQuotes();
  const answer = quoteDetailQuery.use({ id });
  return {
    quote: toLoadable(answer),
    isMissing: answer.error?.status === 404,
    form: useQuoteForm({ id }),
    onSay: async (quoteId, text) => {
      await sayInQuote({ id: quoteId, text }, { client });
      await changed();
    },
    onOpenDeal: async (quoteId) => {
      const { deal } = await openDeal({ id: quoteId }, { client });
      await changed();
      return deal;
    },
    onReport: async (rowId, report) => void (await reportBoardRow({ id: rowId, ...report }, { client })),
    onFile: useQuoteFile(onSave),
    ...useQuoteActions(),
  };
}
