import { readFileSync } from 'node:fs';
import { notFound, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { toBlocks } from './blocks.ts';
import { fillIn } from './pageFacts.ts';
import { findPage } from './pages.queries.ts';
import { settingsOf, toSiteFacts } from './settings.ts';
import { findPublicSetting, listNavigation } from './site.queries.ts';

interface Release {
  version: string;
  releasedAt: string;
  notes: string;
}

const release: Release = JSON.parse(readFileSync(`${import.meta.dirname}/release.json`, 'utf8'));

/** What every page knows about the site, and the pages that operators write. */
export const siteHandlers = {
  siteConfig: async ({ db }, { key }) => one({ key, value: await findPublicSetting(db, key) }),
  navigation: async ({ db }) => one(await listNavigation(db)),
  siteFacts: async ({ db, config }) => one(toSiteFacts(await settingsOf(db, config))),
  appLatest: () => one(release),
  async staticPage({ db, config }, { key }) {
    const [page, settings] = await Promise.all([findPage(db, key), settingsOf(db, config)]);
    if (!page) throw notFound('页面');
    const fill = fillIn(settings);
    return one({
      key,
      title: fill(page.title) ?? page.title,
      description: fill(page.description) ?? '',
      blocks: toBlocks(page.markdown, fill),
      updateTime: page.updatedAt.toISOString(),
    });
  },
} satisfies Handlers<'siteConfig' | 'navigation' | 'siteFacts' | 'appLatest' | 'staticPage'>;
