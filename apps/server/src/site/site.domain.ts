import type { Domain } from '../platform/domain.ts';
import { eventHandlers } from './events.handlers.ts';
import { loadSampleEvents } from './events/sample/loadSampleEvents.ts';
import { seedSite } from './seed.ts';
import { siteHandlers } from './site.handlers.ts';
import { findTextsInForce } from './pages.queries.ts';
import { memberNavigations } from './site.schema.ts';

/** The portal itself: its texts, links and settings. */
export const siteDomain = {
  name: 'site',
  handlers: (all) => ({ ...siteHandlers(all), ...eventHandlers }),
  memberRecords: [{ name: 'navigation', table: memberNavigations, owner: memberNavigations.memberId }],
  seed: seedSite,
  startTasks: [
    {
      name: 'sample events',
      blocksReadiness: true,
      run: async (platform) => {
        const count = platform.config.hasSample ? await loadSampleEvents(platform) : 0;
        if (count > 0) platform.log.info({ events: count }, 'sample events loaded');
      },
    },
  ],
  findTextsInForce,
} satisfies Domain;
