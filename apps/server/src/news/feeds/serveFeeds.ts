import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Feed, toAtom, toJsonFeed } from './feedFormats.ts';

/** How long a feed is sent as it was made, and how many are kept: some megabytes together. */
const LIFE_MS = 60_000;
const MOST_KEPT = 100;

/** What a feed is asked by. */
export type FeedQuery = Record<string, string | string[] | undefined>;

/** A feed that is wanted: `key` names what it is narrowed to, `read` makes it. @throws Failure where it is asked wrongly */
export type FindFeed = (query: FeedQuery) => { key: string; read: (request: FastifyRequest, path: string) => Promise<Feed> };

/** Answers `<area>/feed.atom` and `<area>/feed.json`. */
export function serveFeeds(app: FastifyInstance, area: string, find: FindFeed): void {
  // Readers ask for the same few feeds again and again; one that is being made serves all who wait for it.
  const kept = new LRUCache<string, string, () => Promise<string>>({ max: MOST_KEPT, ttl: LIFE_MS, fetchMethod: (_key, _old, { context }) => context() });
  for (const [path, type, write] of [
    [`${area}/feed.atom`, 'application/atom+xml; charset=utf-8', toAtom],
    [`${area}/feed.json`, 'application/feed+json; charset=utf-8', toJsonFeed],
  ] as const)
    app.get<{ Querystring: FeedQuery }>(path, async (request, reply) => {
      const { key, read } = find(request.query);
      const body = await kept.forceFetch(`${path} ${key}`, { context: async () => write(await read(request, path)) });
      return send(request, reply, type, body);
    });
}

function send(request: FastifyRequest, reply: FastifyReply, type: string, body: string): FastifyReply {
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
