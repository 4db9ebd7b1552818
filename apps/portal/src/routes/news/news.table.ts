import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { newsPages } from './news.pages.ts';
import { t } from './news.words.ts';

/** The pages of the news as routes. */
export const table = tableOf('news', newsPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
