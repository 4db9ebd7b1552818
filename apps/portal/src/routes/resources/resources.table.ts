import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { resourcesPages } from './resources.pages.ts';
import { t } from './resources.words.ts';

/** The pages of the technical resources as routes. */
export const table = tableOf('resources', resourcesPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
