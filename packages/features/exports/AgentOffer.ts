/** What one distributor or trader has of one part. */
export { AgentOfferPage, type AgentOfferPageProps } from '../src/directory/agent-offer/AgentOffer.tsx';
export { useAgentOffer } from '../src/directory/agent-offer/useAgentOffer.ts';
