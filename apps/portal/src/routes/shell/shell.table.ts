import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { shellPages } from './shell.pages.ts';

/** The pages of the home page as routes. */
export const table = tableOf('shell', shellPages, import.meta.glob<RouteModule>('./**/*.route.tsx'));
