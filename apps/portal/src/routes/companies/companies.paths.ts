import { companiesPaths as shared } from '@chippage/features/portalPaths';

/** The addresses of the company check. */
export const companiesPaths = {
  ...shared,
  /** The picture of a registration, from the API. */
  registrySnapshotImage: (id: number) => `/api/tyc/services/open/snapshot/${id}`,
};
