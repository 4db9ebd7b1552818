import { useApi } from '@chippage/api/ApiProvider';
import { reasonOf } from '@chippage/api/errors';
import { acceptQuote, counterQuote, moveQuote } from '@chippage/api/inquiries';
import { useIntention } from '../../../parts/action/useIntention.ts';
import type { QuoteActions } from './quoteActions.ts';
import { useChangedQuotes } from './useChangedQuotes.ts';

/** Binds what is done with quotes to the API; what is on screen is read again before it counts as done. */
export function useQuoteActions(): QuoteActions {
  const client = useApi();
  const changed = useChangedQuotes();
  const accepting = useIntention();
  return {
    onAccept: async (id, wish) => {
      const body = { id, ...wish };
      try {
        await acceptQuote(body, { client, idempotencyKey: accepting.keyOf(body) });
      } catch (error) {
        // The page shows what the other side made of it.
        if (reasonOf<'acceptQuote'>(error) === 'quote.changed' || reasonOf<'acceptQuote'>(error) === 'quote.state') await changed();
        throw error;
      }
      accepting.done();
      await changed();
    },
    onCounter: async (id, ask) => {
      await counterQuote({ id, ...ask }, { client });
      await changed();
    },
    onMove: async (id, deed, note) => {
      await moveQuote({ id, deed, note }, { client });
      await changed();
    },
  };
}
