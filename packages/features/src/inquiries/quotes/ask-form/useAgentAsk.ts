import { useApi } from '@chippage/api/ApiProvider';
import { askAgent, askableAgentQuery } from '@chippage/api/inquiries';
import { type Loadable, mapLoadable, toLoadable } from '@chippage/api/loadable';
import type { BoardCompany, QuoteDetail } from '@chippage/api/types';
import { useChangedQuotes } from '../../parts/quote-deeds/useChangedQuotes.ts';
import type { AskFormProps } from './AskForm.tsx';

/** What asking a distributor or trader needs of the API. */
export interface AgentAskBinding extends Pick<AskFormProps, 'onAsk'> {
  /** The company that gets the question; null: nobody would. */
  company: Loadable<BoardCompany | null>;
}

/** Binds `AskForm` to the company that keeps a page of the directory. @param onSent Hears what came of it. */
export function useAgentAsk({ agentId, agentPartId }: { agentId: number; agentPartId: number }, onSent?: (quote: QuoteDetail) => void): AgentAskBinding {
  const client = useApi();
  const changed = useChangedQuotes();
  const answer = askableAgentQuery.use({ agentId }, { revalidateIfStale: false });
  return {
    company: mapLoadable(toLoadable(answer), ({ company }) => company),
    onAsk: async (wanted) => {
      const quote = await askAgent({ agentPartId, ...wanted }, { client });
      await changed();
      onSent?.(quote);
    },
  };
}
