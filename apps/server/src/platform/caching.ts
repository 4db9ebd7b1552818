import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from './contract/document.ts';
import type { KnownAnswers } from './knownAnswers.ts';

/** Seconds that a browser or proxy may show the catalogue without asking again. */
const FRESH_SECONDS = 30;

/** What is found by a link of somebody's own is not for everybody, and ends the moment its owner says so. */
const isByLink = ({ query: { schema } }: Operation) => ['token', 'code'].some((name) => Object.hasOwn(schema.properties ?? {}, name));

/** What these answer depends on who asks, logged in or not: a session, or how much was asked for today. */
const personal = new Set(['account', 'companies']);

/** Whether the answer is the same for everybody who is not logged in. */
export function isShared({ routeOptions, session }: FastifyRequest): boolean {
  const { operation } = routeOptions.config;
  return operation !== undefined && !operation.hasEffect && !personal.has(operation.domain) && !operation.isMemberOnly && !isByLink(operation) && !session;
}

/** Catalogue reads without a login may be kept and get a validator; everything else is nobody's to keep. */
export function registerCaching(app: FastifyInstance, known: KnownAnswers): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    // What has an age is an old answer in the place of one that could not be made.
    if (!operation || !isShared(request) || reply.statusCode >= 400 || reply.hasHeader('age')) return payload;
    // A browser that logs in is not shown what it kept as a visitor.
    reply.header('vary', [reply.getHeader('vary'), 'token'].filter(Boolean).join(', '));
    if (operation.isFile) {
      // Files are named by their content's number of a document that may get a new edition: ask, but do not send again.
      if (!String(reply.getHeader('cache-control')).includes('immutable')) reply.header('cache-control', 'public, max-age=60');
      return payload;
    }
    if (typeof payload !== 'string') return payload;
    if (reply.statusCode === 200) known.keep(request, payload);
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`).header('etag', etag);
    const held = request.headers['if-none-match'];
    if (held === undefined || !held.split(',').some((tag) => tag.trim() === etag)) return payload;
    reply.code(304).removeHeader('content-length');
    return '';
  });
}
