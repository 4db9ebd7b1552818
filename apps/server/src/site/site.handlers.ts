import { readFileSync } from 'node:fs';
import { listDataSources } from '../datasheets/parts/brands.queries.ts';
import type { Ctx, Session } from '../platform/context.ts';
import type { Composition } from '../platform/domain.ts';
import { many, notFound, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { toBlocks } from './blocks.ts';
import { checkedNavigation } from './navigation.rules.ts';
import { findOwnNavigation, saveOwnNavigation } from './ownNavigation.queries.ts';
import { fillIn } from './pageFacts.ts';
import { findPage } from './pages.queries.ts';
import { settingsOf, toSiteFacts } from './settings.ts';
import { findPublicSetting, listNavigation } from './site.queries.ts';

type SiteOperation =
  | 'siteConfig'
  | 'navigation'
  | 'ownNavigation'
  | 'saveOwnNavigation'
  | 'dataSources'
  | 'siteFacts'
  | 'appLatest'
  | 'listedIds'
  | 'staticPage';

/** As many as the contract lets one answer hold. */
const MOST_IDS = 5000;

interface Release {
  version: string;
  releasedAt: string;
  notes: string;
}

const release: Release = JSON.parse(readFileSync(`${import.meta.dirname}/release.json`, 'utf8'));

const ownNavigation = async ({ db, session }: Ctx<Session>) => one(await findOwnNavigation(db, session.memberId));

/** What every page knows about the site, and the pages that operators write. */
export const siteHandlers = (all: Pick<Composition, 'listed'>) =>
  ({
    siteConfig: async ({ db }, { key }) => one({ key, value: await findPublicSetting(db, key) }),
    navigation: async ({ db }) => one(await listNavigation(db)),
    ownNavigation,
    async saveOwnNavigation(ctx, wish) {
      await saveOwnNavigation(ctx.db, ctx.session.memberId, checkedNavigation(wish), ctx.clock.now());
      return ownNavigation(ctx);
    },
    dataSources: async ({ db }) => many(await listDataSources(db)),
    siteFacts: async ({ db, config }) => one(toSiteFacts(await settingsOf(db, config))),
    appLatest: () => one(release),
    async listedIds({ db, clock }, { kind, after = 0 }) {
      const ids = await all.listed[kind](db, { after, limit: MOST_IDS + 1, now: clock.now() });
      return one({ ids: ids.slice(0, MOST_IDS), hasMore: ids.length > MOST_IDS });
    },
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
  }) satisfies Handlers<SiteOperation>;
