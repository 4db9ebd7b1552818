import { registryScoreQuery } from '@chippage/api/companies';
import { type Loadable, toLoadable } from '@chippage/api/loadable';
import type { RegistryScore } from '@chippage/api/types';

/** The scorecard of a company; null waits. */
export const useRegistryScore = (id: number | null): Loadable<RegistryScore> =>
  toLoadable(registryScoreQuery.use(id === null ? null : { id }, { revalidateIfStale: false }));
