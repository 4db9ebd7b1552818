import { AddEntry } from '@chippage/features/AddEntry';
import { BrandAgents, brandAgentsParams, type BrandAgentsProps } from '@chippage/features/BrandAgents';
import { useNavigate } from 'react-router-dom';
import { useListMarks } from '../favourites/useThingMarks.ts';
import { BoundBrandPage } from './BoundBrandPage.tsx';
import { directoryPaths } from './directory.paths.ts';

interface BoundBrandAgentsProps extends Pick<BrandAgentsProps, 'tab' | 'query' | 'agents'> {
  /** Number of the brand. */
  id: number;
  isRefreshing?: BrandAgentsProps['isRefreshing'];
}

/** The page of those who sell a brand. Where none is listed it is kept from search engines. */
export function BoundBrandAgents({ id, tab, query, agents, isRefreshing = false }: BoundBrandAgentsProps) {
  const navigate = useNavigate();
  const marks = useListMarks('agent');
  const isListed = agents.status === 'ready' && agents.data.data.length > 0;
  const hrefOf = (ids: readonly number[]) => directoryPaths.brandSellers(id, tab, query.page, brandAgentsParams({ ...query, ids }));
  return (
    <BoundBrandPage id={id} page={tab} listPage={query.page} isCanonical={isListed && query.ids.length === 0}>
      {(brand) => (
        <BrandAgents
          brand={brand}
          tab={tab}
          query={query}
          agents={agents}
          isRefreshing={isRefreshing}
          {...marks}
          onIds={(ids) => void navigate(hrefOf(ids), { replace: true, preventScrollReset: true })}
          missing={<AddEntry kinds={[tab === 'trader' ? 'trader' : 'agent']} />}
        />
      )}
    </BoundBrandPage>
  );
}
