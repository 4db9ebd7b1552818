import { bomPaths as shared, shellPaths } from '@chippage/features/portalPaths';

/** The addresses of bills of materials. */
export const bomPaths = { ...shared, bom: shellPaths.bom };
