import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { takedownsPages } from './takedowns.pages.ts';
import { t } from './takedowns.words.ts';

/** The pages about notices of infringement as routes. */
export const table = tableOf('takedowns', takedownsPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
