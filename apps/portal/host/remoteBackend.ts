import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { FastifyInstance } from 'fastify';
import { type Backend, fetchWith } from './backend.ts';

/** Headers between two neighbours of a connection, which a proxy must not pass on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

/** The API of another process: passed through under this origin, bodies as streams in both directions. */
export function createRemoteBackend(apiOrigin: string): Backend {
  const send = apiOrigin.startsWith('https:') ? httpsRequest : httpRequest;
  const isReady = () =>
    fetch(new URL('/readyz', apiOrigin), { signal: AbortSignal.timeout(3000) }).then(
      (answer) => answer.ok,
      () => false,
    );
  return {
    options: { logger: { level: process.env['LOG_LEVEL'] || 'info' }, bodyLimit: Number.MAX_SAFE_INTEGER, forceCloseConnections: 'idle' },
    async register(app) {
      app.get('/healthz', async () => ({ status: 'ok' }));
      app.get('/readyz', async (_request, reply) => {
        const answers = await isReady();
        return reply.code(answers ? 200 : 503).send({ status: answers ? 'ready' : 'waiting for the API' });
      });
      await app.register(async (proxy: FastifyInstance) => {
        proxy.removeAllContentTypeParsers();
        proxy.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
        proxy.all('/api/*', (request, reply) => {
          reply.hijack();
          const headers = {
            ...endToEnd(request.headers),
            host: new URL(apiOrigin).host,
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.host,
            'x-forwarded-proto': request.protocol,
          };
          const upstream = send(new URL(request.url, apiOrigin), { method: request.method, headers }, (answer) => {
            reply.raw.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
            answer.pipe(reply.raw);
          });
          upstream.on('error', (error) => {
            request.log.error({ error }, 'the API did not answer');
            if (reply.raw.headersSent) return void reply.raw.destroy();
            reply.raw.writeHead(502, { 'content-type': 'application/json; charset=utf-8' });
            reply.raw.end(JSON.stringify({ code: 502, msg: '服务暂时连接不上，请稍后重试。', reason: 'api.unreachable', requestId: String(request.id) }));
          });
          reply.raw.once('close', () => upstream.destroy());
          request.raw.pipe(upstream);
        });
      });
    },
    fetchFor: (visitor) =>
      fetchWith(visitor, (request, path) => {
        if (visitor) request.headers.set('x-forwarded-for', visitor.ip);
        return fetch(new URL(path, apiOrigin), request);
      }),
    // The other process has its own start; visitors see its failures as such.
    isReady: () => true,
    ready: async () => {},
    close: async () => {},
  };
}
