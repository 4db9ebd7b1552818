import { useApi } from '@chippage/api/ApiProvider';
import { dateCodeDoubt } from '@chippage/api/dateCode';
import { addQuote, answerQuote, uploadQuoteFile } from '@chippage/api/inquiries';
import type { QuoteDetail } from '@chippage/api/types';
import { useIntention } from '../../../parts/action/useIntention.ts';
import { useChangedQuotes } from '../../parts/quote-deeds/useChangedQuotes.ts';
import type { QuoteFormProps } from './QuoteForm.tsx';

/** What a quote is sent for: a demand, or a quote that was asked for or given. */
export type QuoteTarget = { rowId: number } | { id: number };

/** Binds `QuoteForm` to the API. Sent again after a lost answer it is one quote. @param onSent Hears what came of it. */
export function useQuoteForm(
  target: QuoteTarget,
  onSent?: (quote: QuoteDetail) => void,
): Pick<QuoteFormProps, 'draftKey' | 'doubtOf' | 'onUpload' | 'onSubmit'> {
  const client = useApi();
  const changed = useChangedQuotes();
  const sending = useIntention();
  return {
    draftKey: 'rowId' in target ? `quote:row:${target.rowId}` : `quote:${target.id}`,
    doubtOf: (dateCode) => dateCodeDoubt(dateCode, { now: new Date() }),
    onUpload: (kind, file, { signal, onProgress }) => uploadQuoteFile({ kind, file }, { client, signal, onProgress }),
    onSubmit: async (offer) => {
      const body = { ...target, ...offer };
      const options = { client, idempotencyKey: sending.keyOf(body) };
      const quote = await ('rowId' in body ? addQuote(body, options) : answerQuote(body, options));
      sending.done();
      await changed();
      onSent?.(quote);
    },
  };
}
