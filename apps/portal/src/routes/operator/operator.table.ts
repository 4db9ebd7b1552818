import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { operatorPages } from './operator.pages.ts';
import { t } from './operator.words.ts';

/** The pages of the operator's console as routes. */
export const table = tableOf('operator', operatorPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
