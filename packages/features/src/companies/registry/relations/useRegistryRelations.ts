import { registryRelationsQuery } from '@chippage/api/companies';
import { type Loadable, toLoadable } from '@chippage/api/loadable';
import type { RegistryRelations } from '@chippage/api/types';

/** Who holds a company and whom it holds. @param isWanted false waits */
export const useRegistryRelations = (id: number, isWanted: boolean): Loadable<RegistryRelations> =>
  toLoadable(registryRelationsQuery.use(isWanted ? { id } : null, { revalidateIfStale: false, revalidateOnFocus: false }));
