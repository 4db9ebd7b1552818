import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { favouritesPages } from './favourites.pages.ts';
import { t } from './favourites.words.ts';

/** The pages of what a member keeps and follows as routes. */
export const table = tableOf('favourites', favouritesPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
