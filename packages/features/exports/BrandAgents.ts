/** Who sells a brand: its distributors and its traders. */
export { BrandAgents, type BrandAgentsProps } from '../src/directory/brand-agents/BrandAgents.tsx';
export { brandAgentsParams, type BrandAgentsQuery, brandAgentsVariables, parseBrandAgentsQuery } from '../src/directory/brand-agents/brandAgentsQuery.ts';
export { useBrandAgents, useBrandTraders } from '../src/directory/brand-agents/useBrandAgents.ts';
