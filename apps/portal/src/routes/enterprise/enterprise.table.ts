import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { enterprisePages } from './enterprise.pages.ts';
import { t } from './enterprise.words.ts';

/** The pages of companies as routes. */
export const table = tableOf('enterprise', enterprisePages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
