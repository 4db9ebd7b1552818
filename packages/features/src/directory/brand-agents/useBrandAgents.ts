import { brandAgentsQuery, traderListQuery } from '@chippage/api/directory';
import { toLoadable } from '@chippage/api/loadable';
import type { BrandAgentsProps } from './BrandAgents.tsx';
import { type BrandAgentsQuery, brandAgentsVariables } from './brandAgentsQuery.ts';

type Shown = Pick<BrandAgentsProps, 'agents' | 'isRefreshing'>;

/** The public list stays as it was read, and while another page is read the last one stays. */
const steady = { keepPreviousData: true, revalidateIfStale: false };

const shown = (answer: ReturnType<typeof brandAgentsQuery.use>): Shown => ({
  agents: toLoadable(answer),
  isRefreshing: answer.isLoading && answer.data !== undefined,
});

/** A page of the distributors that carry a brand. */
export const useBrandAgents = (brandId: number, query: BrandAgentsQuery): Shown => shown(brandAgentsQuery.use(brandAgentsVariables(brandId, query), steady));

/** A page of the independent traders that carry a brand. */
export const useBrandTraders = (brandId: number, query: BrandAgentsQuery): Shown => shown(traderListQuery.use(brandAgentsVariables(brandId, query), steady));
