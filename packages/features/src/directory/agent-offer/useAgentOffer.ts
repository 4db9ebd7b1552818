import { agentOfferQuery } from '@chippage/api/directory';
import type { AgentOffer } from '@chippage/api/types';
import { useDetail } from '../../parts/loaded/useDetail.ts';
import type { AgentOfferPageProps } from './AgentOffer.tsx';

/** What one distributor or trader has of one part. `isMissing`: there is no such row. */
export function useAgentOffer(id: number): AgentOfferPageProps & { data: AgentOffer | undefined; isMissing: boolean } {
  const { value, data, isMissing } = useDetail(agentOfferQuery, { id });
  return { offer: value, data, isMissing };
}
