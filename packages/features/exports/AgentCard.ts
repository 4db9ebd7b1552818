/** A distributor in a list, and the proof of an authorisation. */
export { AgentCard, type AgentCardProps } from '../src/directory/parts/agent-card/AgentCard.tsx';
export { AuthorisationProof, type AuthorisationProofProps } from '../src/directory/parts/authorisation-proof/AuthorisationProof.tsx';
