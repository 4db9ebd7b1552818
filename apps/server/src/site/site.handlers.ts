import { readFileSync } from 'node:fs';
import { one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { findPublicSetting, listNavigation } from './site.queries.ts';

interface Release {
  version: string;
  releasedAt: string;
  notes: string;
}

const release: Release = JSON.parse(readFileSync(`${import.meta.dirname}/release.json`, 'utf8'));

/** What every page knows about the site. */
export const siteHandlers = {
  siteConfig: async ({ db }, { key }) => one({ key, value: await findPublicSetting(db, key) }),
  navigation: async ({ db }) => one(await listNavigation(db)),
  appLatest: () => one(release),
} satisfies Handlers<'siteConfig' | 'navigation' | 'appLatest'>;
