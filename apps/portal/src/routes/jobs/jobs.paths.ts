/** The addresses of the jobs. */
export { jobsPaths } from '@chippage/features/portalPaths';
