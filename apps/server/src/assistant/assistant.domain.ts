import type { Domain } from '../platform/domain.ts';
import { libraryOf } from './library.ts';
import { registerMcp } from './mcp/mcpRoute.ts';

/** Questions in the reader's own words, and the tools that answer them: for the page, a model and agents. */
export const assistantDomain = {
  name: 'assistant',
  registerRoutes: (api, platform, _findSession, all) => registerMcp(api, platform, libraryOf(all)),
} satisfies Domain;
