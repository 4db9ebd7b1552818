import type { Domain } from '../platform/domain.ts';
import { certificateBytes } from './agentLines.queries.ts';
import { listedAgents } from './agentTitles.queries.ts';
import { agentHandlers } from './agents.handlers.ts';
import { directoryHandlers } from './directory.handlers.ts';
import { findAgentThings, listAgents } from './directory.queries.ts';
import { drawCertificates } from './sample/drawCertificates.ts';
import { loadSampleLines } from './sample/sampleLines.queries.ts';
import { loadSampleAgents } from './sampleAgents.queries.ts';

/** Agents and traders, and the pages of brands. */
export const directoryDomain = {
  name: 'directory',
  handlers: () => ({ ...directoryHandlers, ...agentHandlers }),
  usesBytes: [certificateBytes],
  things: { agent: findAgentThings },
  listed: { agents: listedAgents },
  startTasks: [
    {
      name: 'sample agents',
      blocksReadiness: true,
      run: async ({ db, log }) => {
        const count = await loadSampleAgents(db);
        if (count > 0) log.info({ agents: count }, 'sample agents loaded');
      },
    },
    {
      name: 'sample lines',
      blocksReadiness: true,
      run: async ({ config, db, clock, log }) => {
        const count = config.hasSample ? await loadSampleLines(db, clock.now()) : 0;
        if (count > 0) log.info({ agents: count }, 'sample lines loaded');
      },
    },
    {
      name: 'sample certificates',
      blocksReadiness: false,
      run: async (platform, signal) => (platform.config.hasSample ? drawCertificates(platform, signal) : 0),
    },
  ],
  findAgents: async (db, wish) => (await listAgents(db, wish)).items,
} satisfies Domain;
