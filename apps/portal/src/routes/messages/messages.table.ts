import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { messagesPages } from './messages.pages.ts';
import { t } from './messages.words.ts';

/** The pages of notices as routes. */
export const table = tableOf('messages', messagesPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
