import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { sitePages } from './site.pages.ts';
import { t } from './site.words.ts';

/** The pages of what the site says of itself as routes. */
export const table = tableOf('site', sitePages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
