import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { entriesPages } from './entries.pages.ts';
import { t } from './entries.words.ts';

/** The pages of what members enter as routes. */
export const table = tableOf('entries', entriesPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
