/** The addresses of the technical resources. */
export { resourcesPaths } from '@chippage/features/portalPaths';
