import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/context.ts';
import type { FindSession } from '../../platform/domain.ts';
import { Failure, notLoggedIn, unavailable } from '../../platform/errors.ts';
import { createHub } from './hub.ts';
import { Stream } from './stream.ts';

/** As long as a timer can be: a stream is quick to begin, and ends when one of its two sides wants. */
const WITHOUT_END = 2_147_483_647;

/** The number of the last event that a browser has; null: it has none. */
function lastIdOf(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/**
 * `GET /im/events`: what happens in a member's inbox, as it happens (text/event-stream). It is fetched with the same headers as
 * every call, so a page of another site cannot read it; `Last-Event-ID` says where to go on.
 */
export function registerEventRoute(app: FastifyInstance, platform: Platform, findSession: FindSession): void {
  const hub = createHub(platform);
  app.addHook('preClose', async () => hub.close());
  app.get('/im/events', { handlerTimeout: WITHOUT_END, exposeHeadRoute: false }, async (request, reply) => {
    const session = await findSession(request, reply);
    if (!session) throw notLoggedIn();
    if (!hub.hasRoom()) throw new Failure(503, 'service.unavailable', '同时在线的人太多，稍后会自动重连', { retryAfter: 60 });
    await platform.signals.up().catch((error: unknown) => {
      request.log.warn({ err: error }, 'nothing listens');
      throw unavailable();
    });
    const lastId = lastIdOf(request.headers['last-event-id']);
    request.session = session;
    reply.hijack();
    const { raw } = reply;
    const stream = new Stream(raw, { memberId: session.memberId, sessionId: session.id, lastId: lastId ?? 0 });
    raw.once('close', () => hub.remove(stream));
    raw.on('error', () => hub.remove(stream));
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    // The last is for proxies that gather answers before they pass them on.
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    request.raw.socket.setNoDelay(true);
    raw.flushHeaders();
    // The browser may be gone already.
    if (raw.destroyed) return;
    hub.add(stream, lastId === null);
  });
}
