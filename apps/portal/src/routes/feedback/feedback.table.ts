import { tableOf } from '../../page/pageTable.tsx';
import type { RouteModule } from '../../page/routeModule.ts';
import { feedbackPages } from './feedback.pages.ts';
import { t } from './feedback.words.ts';

/** The pages of what a member told the site as routes. */
export const table = tableOf('feedback', feedbackPages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
