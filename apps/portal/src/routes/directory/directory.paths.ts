/** The addresses of the directory. */
export { directoryPaths } from '@chippage/features/portalPaths';
