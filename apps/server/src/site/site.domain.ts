import type { Domain } from '../platform/domain.ts';
import { seedSite } from './seed.ts';
import { siteHandlers } from './site.handlers.ts';
import { findTextsInForce } from './pages.queries.ts';
import { memberNavigations } from './site.schema.ts';

/** The portal itself: its texts, links and settings. */
export const siteDomain = {
  name: 'site',
  handlers: siteHandlers,
  memberRecords: [{ name: 'navigation', table: memberNavigations, owner: memberNavigations.memberId }],
  seed: seedSite,
  findTextsInForce,
} satisfies Domain;
