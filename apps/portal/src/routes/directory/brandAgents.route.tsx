import { brandAgentsQuery, brandProfileQuery } from '@chippage/api/directory';
import { useBrandAgents } from '@chippage/features/BrandAgents';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { vital } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { BoundBrandAgents } from './BoundBrandAgents.tsx';
import { brandSellersAt } from './brandSellersAt.ts';

export const loader = prefetch((address) => {
  const { id, variables } = brandSellersAt(address);
  return [vital(brandProfileQuery, { brandId: id }), vital(brandAgentsQuery, variables)];
});

/** The distributors of a brand. */
export default function BrandAgentsRoute() {
  const params = useParams();
  const [search] = useSearchParams();
  const { id, query } = useMemo(() => brandSellersAt({ params, search }), [params, search]);
  return <BoundBrandAgents id={id} tab="agentList" query={query} {...useBrandAgents(id, query)} />;
}
