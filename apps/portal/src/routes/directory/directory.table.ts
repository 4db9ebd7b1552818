import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { directoryPages } from './directory.pages.ts';
import { t } from './directory.words.ts';

/** The pages of the directory as routes. */
export const table = tableOf('directory', directoryPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
