import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { mallPages } from './mall.pages.ts';
import { t } from './mall.words.ts';

/** The pages of the mall as routes. */
export const table = tableOf('mall', mallPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
