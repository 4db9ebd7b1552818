/** A site and addresses for Storybook and tests; never for an app. */
export { samplePaths, sampleSite } from '../src/i18n/features.fixtures.ts';
