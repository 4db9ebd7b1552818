import type { Domain } from '../platform/domain.ts';
import { directoryHandlers } from './directory.handlers.ts';
import { findAgentThings, listAgents } from './directory.queries.ts';
import { loadSampleAgents } from './sampleAgents.queries.ts';

/** Agents and traders, and the pages of brands. */
export const directoryDomain = {
  name: 'directory',
  handlers: () => directoryHandlers,
  things: { agent: findAgentThings },
  startTasks: [
    {
      name: 'sample agents',
      blocksReadiness: true,
      run: async ({ db, log }) => {
        const count = await loadSampleAgents(db);
        if (count > 0) log.info({ agents: count }, 'sample agents loaded');
      },
    },
  ],
  findAgents: async (db, wish) => (await listAgents(db, wish)).items,
} satisfies Domain;
