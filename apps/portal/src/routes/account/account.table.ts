import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { accountPages } from './account.pages.ts';
import { t } from './account.words.ts';

/** The pages of accounts as routes. */
export const table = tableOf('account', accountPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
