import { registrySnapshotQuery } from '@chippage/api/companies';
import type { RegistrySnapshot } from '@chippage/api/types';
import { type Detail, useDetail } from '../../../parts/loaded/useDetail.ts';

/** The picture of a registration. `isMissing`: there is no company of this number. */
export const useRegistrySnapshot = (id: number): Detail<RegistrySnapshot> => useDetail(registrySnapshotQuery, { id });
