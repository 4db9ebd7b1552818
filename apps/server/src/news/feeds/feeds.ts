import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ArticleCard } from '@chippage/api/types';
import { findBrand } from '../../datasheets/parts/brands.queries.ts';
import type { Platform } from '../../platform/context.ts';
import { invalidInput } from '../../platform/errors.ts';
import { ownOrigin } from '../../platform/origins.ts';
import { settingsOf } from '../../site/settings.ts';
import { isAboutBrand, isOfChannel, listCards } from '../articles/articles.queries.ts';
import { findAuthor, isBy } from '../authors/authors.queries.ts';
import { flattened, listChannels } from '../channels/channels.queries.ts';
import { type Feed, toAtom, toJsonFeed } from './feedFormats.ts';
import { authorNotFoundFailure, channelNotFoundFailure } from '../news.errors.ts';

/** What a feed may be narrowed to; one of them at a time. */
const narrowings = ['channelId', 'authorId', 'brandId'] as const;
const MOST = 50;

/** How long a feed is sent as it was made, and how many are kept: some megabytes together. */
const LIFE_MS = 60_000;
const MOST_KEPT = 100;

type Query = Record<string, string | string[] | undefined>;

/** Feeds of the news for readers anywhere: of all, of a channel, of an author, or of what is about a brand's parts. */
export function registerFeeds(app: FastifyInstance, platform: Platform): void {
  // Readers ask for the same few feeds again and again; one that is being made serves all who wait for it.
  const kept = new LRUCache<string, string, () => Promise<string>>({ max: MOST_KEPT, ttl: LIFE_MS, fetchMethod: (_key, _old, { context }) => context() });
  for (const [path, type, write] of [
    ['/news/feed.atom', 'application/atom+xml; charset=utf-8', toAtom],
    ['/news/feed.json', 'application/feed+json; charset=utf-8', toJsonFeed],
  ] as const)
    app.get<{ Querystring: Query }>(path, async (request, reply) => {
      const narrowing = readNarrowing(request.query);
      const key = `${path} ${narrowing?.name} ${narrowing?.id}`;
      const body = await kept.forceFetch(key, { context: async () => write(await readFeed(platform, request, path, narrowing)) });
      return sendFeed(request, reply, type, body);
    });
}

/** Sends a feed, or that the reader has it already. */
export function sendFeed(request: FastifyRequest, reply: FastifyReply, type: string, body: string): FastifyReply {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.headers({
    'content-type': type,
    'cache-control': 'public, max-age=300',
    etag,
    // Nothing here is anybody's own: every site's scripts may read it.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const known = request.headers['if-none-match'];
  return known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ? reply.code(304).send() : reply.send(body);
}

interface Narrowing {
  name: (typeof narrowings)[number];
  id: number;
}

function readNarrowing(query: Query): Narrowing | null {
  const given = narrowings.flatMap((name) => (query[name] === undefined ? [] : [{ name, value: query[name] }]));
  const [first] = given;
  if (!first) return null;
  const id = typeof first.value === 'string' && /^\d{1,15}$/.test(first.value) ? Number(first.value) : 0;
  if (given.length > 1 || id < 1) throw invalidInput([{ field: first.name, msg: '编号应是正整数，频道、作者、品牌只能选一个' }]);
  return { name: first.name, id };
}

async function readFeed({ db, config, clock }: Platform, request: FastifyRequest, path: string, narrowing: Narrowing | null): Promise<Feed> {
  const reader = { memberId: null, now: clock.now() };
  const origin = ownOrigin(config, request);
  const siteName = (await settingsOf(db, config)).get('site.name') ?? '芯页';
  const about = narrowing === null ? { title: '新闻', page: '/news/index', where: undefined } : await aboutOf(narrowing);
  const cards = await listCards(db, reader, { order: 'newest', limit: MOST, ...(about.where && { where: about.where }) });
  const search = narrowing === null ? '' : `?${narrowing.name}=${narrowing.id}`;
  return {
    title: `${siteName} · ${about.title}`,
    homeUrl: origin + about.page,
    selfUrl: `${origin}/api${path}${search}`,
    id: `${origin}/api/news/feed.atom${search}`,
    updated: cards[0]?.publishTime ?? null,
    entries: cards.map((card) => toEntry(origin, card)),
  };

  async function aboutOf({ name, id }: Narrowing) {
    if (name === 'channelId') {
      const channel = flattened(await listChannels(db, reader)).find((each) => each.id === id);
      if (!channel) throw channelNotFoundFailure();
      return { title: channel.name, page: `/news/channel/${id}`, where: isOfChannel(id) };
    }
    if (name === 'authorId') {
      const author = await findAuthor(db, id, reader);
      if (!author) throw authorNotFoundFailure();
      return { title: author.name, page: `/news/author?id=${id}`, where: isBy(id) };
    }
    const brand = await findBrand(db, id);
    return { title: brand?.nameCn ?? brand?.name ?? '', page: `/datasheet/datasheetBrand/${id}`, where: isAboutBrand(id) };
  }
}

const toEntry = (origin: string, card: ArticleCard): Feed['entries'][number] => ({
  url: `${origin}/news/article-details/${card.id}`,
  title: card.title,
  summary: card.summary,
  author: card.author.name,
  channel: card.channel.name,
  published: card.publishTime ?? '',
  imageUrl: card.coverUrl === null ? null : new URL(card.coverUrl, origin).href,
  tags: card.tags.map(({ mpn }) => mpn),
  labels: [...(card.isAdvert ? ['广告'] : []), ...(card.isAiGenerated ? ['内容由 AI 生成'] : [])],
});
