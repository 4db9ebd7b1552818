import { inquiriesPaths as shared } from '@chippage/features/portalPaths';

/** The addresses of what is wanted and offered. */
export const inquiriesPaths = { ...shared, demandDetail: (id: number) => `/inquiry/demandDetails/${id}` };
