/** What every page needs once: the site's facts, words and addresses. */
export { FeaturesProvider, type FeaturesProviderProps, useMessages, usePaths, useSite } from '../src/i18n/FeaturesProvider.tsx';
export type { LinkParams } from '../src/i18n/paths/links.ts';
export type { Paths } from '../src/i18n/paths/portalPaths.ts';
export type { Site } from '../src/i18n/site.ts';
