import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { circlePages } from './circle.pages.ts';
import { t } from './circle.words.ts';

/** The pages of the circle as routes. */
export const table = tableOf('circle', circlePages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
