import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { companiesPages } from './companies.pages.ts';
import { t } from './companies.words.ts';

/** The pages of the company check as routes. */
export const table = tableOf('companies', companiesPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
