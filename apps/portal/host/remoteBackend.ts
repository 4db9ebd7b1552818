import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { httpOptions } from '@chippage/server/http';
import type { FastifyInstance } from 'fastify';
import { type Backend, fetchWith } from './backend.ts';

/** Headers between two neighbours of a connection, which a proxy must not pass on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

/** The API of another process: passed through under this origin, bodies as streams in both directions. @param headers Of every answer of the portal. */
export function createRemoteBackend(apiOrigin: string, headers: Record<string, string>): Backend {
  const send = apiOrigin.startsWith('https:') ? httpsRequest : httpRequest;
  const isReady = () =>
    fetch(new URL('/readyz', apiOrigin), { signal: AbortSignal.timeout(3000) }).then(
      (answer) => answer.ok,
      () => false,
    );
  return {
    options: { ...httpOptions(headers), logger: { level: process.env['LOG_LEVEL'] || 'info' }, bodyLimit: Number.MAX_SAFE_INTEGER },
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
          const forwarded = {
            ...endToEnd(request.headers),
            host: new URL(apiOrigin).host,
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.host,
            'x-forwarded-proto': request.protocol,
          };
          const upstream = send(new URL(request.url, apiOrigin), { method: request.method, headers: forwarded }, (answer) => {
            reply.raw.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
            answer.pipe(reply.raw);
          });
          upstream.on('error', (error) => {
            request.log.error({ error }, 'the API did not answer');
            if (reply.raw.headersSent) return void reply.raw.destroy();
            reply.raw.writeHead(502, { ...headers, 'content-type': 'application/json; charset=utf-8' });
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
    developerServer: null,
    hasBudget: () => process.env['ANONYMOUS_BUDGET'] !== 'off',
    // The other process has its own start; visitors see its failures as such.
    isReady: () => true,
    ready: async () => {},
    close: async () => {},
  };
}
