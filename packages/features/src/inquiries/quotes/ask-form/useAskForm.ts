import { useApi } from '@chippage/api/ApiProvider';
import { askQuote } from '@chippage/api/inquiries';
import type { QuoteDetail } from '@chippage/api/types';
import { useChangedQuotes } from '../../parts/quote-deeds/useChangedQuotes.ts';
import type { AskFormProps } from './AskForm.tsx';

/** Binds `AskForm` to the API; asked again, the open request is answered. @param onSent Hears what came of it. */
export function useAskForm(rowId: number, onSent?: (quote: QuoteDetail) => void): Pick<AskFormProps, 'onAsk'> {
  const client = useApi();
  const changed = useChangedQuotes();
  return {
    onAsk: async (wanted) => {
      const quote = await askQuote({ rowId, ...wanted }, { client });
      await changed();
      onSent?.(quote);
    },
  };
}
