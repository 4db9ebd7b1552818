/** The addresses of the company check. */
export { companiesPaths } from '@chippage/features/portalPaths';
