import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { diskPages } from './disk.pages.ts';
import { t } from './disk.words.ts';

/** The pages of the disk as routes. */
export const table = tableOf('disk', diskPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
