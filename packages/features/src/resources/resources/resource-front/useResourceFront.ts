import { toLoadable } from '@chippage/api/loadable';
import { resourceIndexQuery } from '@chippage/api/resources';
import type { SeriesCard } from '@chippage/api/types';
import type { ResourceFrontProps } from './ResourceFront.tsx';

/** Binds `ResourceFront` to the API; the columns are for their own piece. */
export function useResourceFront(): Pick<ResourceFrontProps, 'index'> & { newest: readonly SeriesCard[] } {
  const answer = resourceIndexQuery.use({}, { revalidateIfStale: false });
  return { index: toLoadable(answer), newest: answer.data?.series ?? [] };
}
