import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { jobsPages } from './jobs.pages.ts';
import { t } from './jobs.words.ts';

/** The pages of the jobs as routes. */
export const table = tableOf('jobs', jobsPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
