import { brandProfileQuery, traderListQuery } from '@chippage/api/directory';
import { useBrandTraders } from '@chippage/features/BrandAgents';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { vital } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { BoundBrandAgents } from './BoundBrandAgents.tsx';
import { brandSellersAt } from './brandSellersAt.ts';

export const loader = prefetch((address) => {
  const { id, variables } = brandSellersAt(address);
  return [vital(brandProfileQuery, { brandId: id }), vital(traderListQuery, variables)];
});

/** The traders of a brand. */
export default function BrandTradersRoute() {
  const params = useParams();
  const [search] = useSearchParams();
  const { id, query } = useMemo(() => brandSellersAt({ params, search }), [params, search]);
  return <BoundBrandAgents id={id} tab="trader" query={query} {...useBrandTraders(id, query)} />;
}
