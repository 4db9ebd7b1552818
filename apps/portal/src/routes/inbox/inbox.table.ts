import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { inboxPages } from './inbox.pages.ts';
import { t } from './inbox.words.ts';

/** The page of the inbox as routes. */
export const table = tableOf('inbox', inboxPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
