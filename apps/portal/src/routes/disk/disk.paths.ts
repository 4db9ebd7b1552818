/** The addresses of the cloud disk. */
export { diskPaths } from '@chippage/features/portalPaths';
