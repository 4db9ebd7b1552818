import { registryRelationsQuery } from '@chippage/api/companies';
import { type Loadable, toLoadable } from '@chippage/api/loadable';
import type { RegistryRelations } from '@chippage/api/types';

/** Who holds a company and whom it holds. */
export const useRegistryRelations = (id: number): Loadable<RegistryRelations> => toLoadable(registryRelationsQuery.use({ id }, { revalidateIfStale: false }));
