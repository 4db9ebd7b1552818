import { tableOf } from '../../page/pageTable.ts';
import type { RouteModule } from '../../page/routeModule.ts';
import { mallPages } from './mall.pages.ts';

/** The pages of the mall as routes. */
export const table = tableOf('mall', mallPages, import.meta.glob<RouteModule>('./**/*.route.tsx'));
