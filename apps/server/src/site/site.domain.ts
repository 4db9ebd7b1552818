import type { Domain } from '../platform/domain.ts';
import { seedSite } from './seed.ts';
import { siteHandlers } from './site.handlers.ts';

/** The portal itself: its texts, links and settings. */
export const siteDomain = {
  name: 'site',
  handlers: () => siteHandlers,
  seed: seedSite,
} satisfies Domain;
