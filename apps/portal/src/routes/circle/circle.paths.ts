/** The addresses of the circle. */
export { circlePaths } from '@chippage/features/portalPaths';
