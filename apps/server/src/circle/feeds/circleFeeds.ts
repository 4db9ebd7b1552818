import type { Trend } from '@chippage/api/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Feed } from '../../news/feeds/feedFormats.ts';
import { type FeedQuery, serveFeeds } from '../../news/feeds/serveFeeds.ts';
import type { Platform } from '../../platform/context.ts';
import { invalidInput } from '../../platform/errors.ts';
import { ownOrigin } from '../../platform/origins.ts';
import { settingsOf } from '../../site/settings.ts';
import { groupNotFoundFailure } from '../circle.errors.ts';
import { findGroup } from '../groups/groups.queries.ts';
import { toTrends } from '../trends/cards.queries.ts';
import { listIds, readerOf } from '../trends/list.queries.ts';
import { short } from '../trends/writing.ts';

const MOST = 50;

/** Feeds of public posts for readers anywhere: of all groups, or of one. */
export function registerCircleFeeds(app: FastifyInstance, platform: Platform): void {
  serveFeeds(app, '/trends', (query) => {
    const groupId = groupIn(query);
    return { key: `${groupId}`, read: (request, path) => readFeed(platform, request, path, groupId) };
  });
}

function groupIn({ groupId }: FeedQuery): number | undefined {
  if (groupId === undefined) return undefined;
  const id = typeof groupId === 'string' && /^\d{1,15}$/.test(groupId) ? Number(groupId) : 0;
  if (id < 1) throw invalidInput([{ field: 'groupId', msg: '圈子的编号应是正整数' }]);
  return id;
}

async function readFeed({ db, config, clock }: Platform, request: FastifyRequest, path: string, groupId: number | undefined): Promise<Feed> {
  const origin = ownOrigin(config, request);
  const group = groupId === undefined ? undefined : await findGroup(db, 0, groupId);
  if (groupId !== undefined && !group) throw groupNotFoundFailure();
  const reader = await readerOf(db, 0);
  const { ids } = await listIds(db, reader, { groupId, sort: 'newest', isPersonal: false, limit: MOST, offset: 0 });
  // One that was reported waits for somebody to look before it goes anywhere else.
  const trends = (await toTrends(db, reader, ids, clock.now())).filter(({ state }) => state === 'shown');
  const siteName = (await settingsOf(db, config)).get('site.name') ?? '芯页';
  const search = groupId === undefined ? '' : `?groupId=${groupId}`;
  return {
    title: `${siteName} · ${group?.name ?? '圈子'}`,
    homeUrl: origin + (groupId === undefined ? '/circle' : `/circle/circleDetail/${groupId}`),
    selfUrl: `${origin}/api${path}${search}`,
    id: `${origin}/api/trends/feed.atom${search}`,
    updated: trends[0]?.createTime ?? null,
    entries: trends.map((trend) => toEntry(origin, trend)),
  };
}

const toEntry = (origin: string, { id, content, writer, group, createTime, pictures, tags, isSample }: Trend): Feed['entries'][number] => ({
  url: `${origin}/circle/circleContent/${id}`,
  title: short(content),
  summary: content,
  author: writer?.nickName ?? '已注销的用户',
  channel: group.name,
  published: createTime,
  imageUrl: pictures[0] ? new URL(pictures[0].url, origin).href : null,
  tags: tags.map(({ name }) => name),
  labels: isSample ? ['示例'] : [],
});
