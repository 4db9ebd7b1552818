import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Seconds that a browser or proxy may show the catalogue without asking again. */
const FRESH_SECONDS = 30;

/** Catalogue reads without a login may be kept and get a validator; everything else is nobody's to keep. */
export function registerCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    const isShared =
      operation && !operation.hasEffect && operation.domain !== 'account' && !operation.isMemberOnly && !request.session && reply.statusCode < 400;
    if (!isShared) return payload;
    if (operation.isFile) {
      // Files are named by their content's number of a document that may get a new edition: ask, but do not send again.
      reply.header('cache-control', 'public, max-age=60');
      return payload;
    }
    if (typeof payload !== 'string') return payload;
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`).header('etag', etag);
    const known = request.headers['if-none-match'];
    if (known === undefined || !known.split(',').some((tag) => tag.trim() === etag)) return payload;
    reply.code(304).removeHeader('content-length');
    return '';
  });
}
