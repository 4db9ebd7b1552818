import { tableOf } from '../../page/pageTable.ts';
import type { RouteModule } from '../../page/routeModule.ts';
import { newsPages } from './news.pages.ts';

/** The pages of the news as routes. */
export const table = tableOf('news', newsPages, import.meta.glob<RouteModule>('./**/*.route.tsx'));
