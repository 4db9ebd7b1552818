import type { Domain } from '../platform/domain.ts';
import { directoryHandlers } from './directory.handlers.ts';
import { findAgentThings, listAgents } from './directory.queries.ts';

/** Agents and traders, and the pages of brands. */
export const directoryDomain = {
  name: 'directory',
  handlers: () => directoryHandlers,
  things: { agent: findAgentThings },
  findAgents: async (db, wish) => (await listAgents(db, wish)).items,
} satisfies Domain;
