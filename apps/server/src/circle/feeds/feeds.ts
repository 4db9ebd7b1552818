import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CirclePost } from '@chippage/api/types';
import { type Feed, toAtom, toJsonFeed } from '../../news/feeds/feedFormats.ts';
import { sendFeed } from '../../news/feeds/feeds.ts';
import type { Platform } from '../../platform/context.ts';
import { invalidInput } from '../../platform/errors.ts';
import { ownOrigin } from '../../platform/origins.ts';
import { settingsOf } from '../../site/settings.ts';
import { groupNotFoundFailure } from '../circle.errors.ts';
import { findGroup } from '../groups/groups.queries.ts';
import { listPosts } from '../posts/list.queries.ts';
import { short } from '../posts/posts.rules.ts';
import { readerOf } from '../posts/reader.queries.ts';

const MOST = 50;
const LIFE_MS = 60_000;
const MOST_KEPT = 50;
const TITLE = 40;

/** Feeds of the circle for readers anywhere, of all groups or of one: what everybody may read, the newest first. */
export function registerCircleFeeds(app: FastifyInstance, platform: Platform): void {
  const kept = new LRUCache<string, string, () => Promise<string>>({ max: MOST_KEPT, ttl: LIFE_MS, fetchMethod: (_key, _old, { context }) => context() });
  for (const [path, type, write] of [
    ['/trends/feed.atom', 'application/atom+xml; charset=utf-8', toAtom],
    ['/trends/feed.json', 'application/feed+json; charset=utf-8', toJsonFeed],
  ] as const)
    app.get<{ Querystring: Record<string, string | string[] | undefined> }>(path, async (request, reply) => {
      const groupId = readGroup(request.query['groupId']);
      const origin = ownOrigin(platform.config, request);
      const body = await kept.forceFetch(`${path} ${groupId}`, { context: async () => write(await readFeed(platform, origin, path, groupId)) });
      return sendFeed(request, reply, type, body);
    });
}

function readGroup(given: string | string[] | undefined): number | null {
  if (given === undefined) return null;
  if (typeof given !== 'string' || !/^[1-9]\d{0,14}$/.test(given)) throw invalidInput([{ field: 'groupId', msg: '编号应是正整数' }]);
  return Number(given);
}

async function readFeed({ db, config, clock }: Platform, origin: string, path: string, groupId: number | null): Promise<Feed> {
  const group = groupId === null ? null : await findGroup(db, 0, groupId);
  if (group === undefined) throw groupNotFoundFailure();
  const wish = { sort: 'newest', limit: MOST, offset: 0, ...(groupId !== null && { groupId }) } as const;
  const { rows } = await listPosts(db, await readerOf(db, 0, clock.now()), wish);
  const siteName = (await settingsOf(db, config)).get('site.name') ?? '芯页';
  const search = groupId === null ? '' : `?groupId=${groupId}`;
  return {
    title: `${siteName} · ${group?.name ?? '圈子'}`,
    homeUrl: origin + (groupId === null ? '/circle' : `/circle/circleContent/${groupId}`),
    selfUrl: `${origin}/api${path}${search}`,
    id: `${origin}/api/trends/feed.atom${search}`,
    updated: rows[0]?.createTime ?? null,
    entries: rows.map((post) => toEntry(origin, post)),
  };
}

const toEntry = (origin: string, post: CirclePost): Feed['entries'][number] => ({
  url: `${origin}/circle/circleDetail/${post.id}`,
  title: short(post.content, TITLE),
  summary: post.content,
  author: post.writer?.nickName ?? '已注销会员',
  channel: post.group.name,
  published: post.createTime,
  imageUrl: post.pictures[0] ? origin + post.pictures[0].url : null,
  tags: post.topics.map(({ label }) => label),
  labels: post.isSample ? ['示例'] : [],
});
