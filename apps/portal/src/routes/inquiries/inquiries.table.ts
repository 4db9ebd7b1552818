import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { inquiriesPages } from './inquiries.pages.ts';
import { t } from './inquiries.words.ts';

/** The pages of what companies want and offer as routes. */
export const table = tableOf('inquiries', inquiriesPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
