import { productionLinesQuery } from '@chippage/api/enterprise';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import type { ProductionListProps } from './ProductionList.tsx';

/** What a company shows that it makes things with. @param enterpriseId null waits */
export function useProductionList(enterpriseId: number | null): ProductionListProps {
  const answer = productionLinesQuery.use(enterpriseId === null ? null : { enterpriseId }, { revalidateIfStale: false });
  return { lines: mapLoadable(toLoadable(answer), ({ data }) => data) };
}
