import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { bomPages } from './bom.pages.ts';
import { t } from './bom.words.ts';

/** The pages of bills of materials as routes. */
export const table = tableOf('bom', bomPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
