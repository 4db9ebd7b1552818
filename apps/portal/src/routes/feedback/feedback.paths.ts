/** The addresses of what a member told the site. */
export { feedbackPaths } from '@chippage/features/portalPaths';
