import type { Domain } from '../platform/domain.ts';
import { shanghaiDate } from '../platform/shanghai.ts';
import { assistantHandlers } from './assistant.handlers.ts';
import { forgetDays } from './assistant.queries.ts';
import { assistantDays } from './assistant.schema.ts';
import { libraryOf } from './library.ts';
import { registerMcp } from './mcp/mcpRoute.ts';

const DAY = 86_400_000;

/** Questions in the reader's own words, and the tools that answer them: for the page, a model and agents. */
export const assistantDomain = {
  name: 'assistant',
  handlers: (all) => assistantHandlers(libraryOf(all)),
  memberRecords: [{ name: 'assistantDays', table: assistantDays, owner: assistantDays.memberId }],
  registerRoutes: (api, platform, _findSession, all) => registerMcp(api, platform, libraryOf(all)),
  housekeeping: [({ db }, ago) => forgetDays(db, shanghaiDate(ago(2 * DAY)))],
} satisfies Domain;
