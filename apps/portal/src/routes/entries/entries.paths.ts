/** The addresses of what members enter into the directory. */
export { entriesPaths } from '@chippage/features/portalPaths';
