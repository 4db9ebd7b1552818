import { enterprisePaths as shared } from '@chippage/features/portalPaths';
import { shellPaths } from '../shell/shell.paths.ts';

/** The addresses of the company that a member acts for. */
export const enterprisePaths = { ...shared, companyVerification: shellPaths.companyVerification };
