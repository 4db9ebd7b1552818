import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { datasheetsPages } from './datasheets.pages.ts';
import { t } from './datasheets.words.ts';

/** The pages of parts and datasheets as routes. */
export const table = tableOf('datasheets', datasheetsPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
