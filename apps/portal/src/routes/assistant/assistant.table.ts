import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { assistantPages } from './assistant.pages.ts';
import { t } from './assistant.words.ts';

/** The pages of the assistant and of the documentation of the calls as routes. */
export const table = tableOf('assistant', assistantPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
