import { bomPaths as shared, shellPaths, withParams } from '@chippage/features/portalPaths';

/** The addresses of bills of materials. */
export const bomPaths = { ...shared, bom: shellPaths.bom };

/** Where the list of a circuit scheme is read in. */
export const schemeBomPath = (schemeId: number): string => withParams(shellPaths.bom(), { scheme: schemeId });
