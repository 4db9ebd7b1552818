import type { FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { malformed } from '../errors.ts';

/** Longer addresses are nobody's; search terms and filters need a tenth of it. */
const LONGEST_URL = 8000;

const absolute = /^https?:\/\/([^/?#]*)/i;

/** The path of a request target in absolute form (RFC 9112, 3.2.2), every other target as it is. */
export function rewriteUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const found = absolute.exec(url);
  if (!found) return url;
  const path = url.slice(found[0].length);
  return path.startsWith('/') ? path : `/${path}`;
}

/** Refuses requests of which two readers could think differently: which site they are for, and which address they mean. */
export function refuseUnclear(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(problemOf(request) ?? undefined);
  });
}

function problemOf({ raw, url, originalUrl }: FastifyRequest) {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) return malformed('请求里的网站名不明确，请检查后重试');
  const authority = absolute.exec(originalUrl)?.[1];
  if (authority !== undefined && authority.toLowerCase() !== raw.headers.host?.toLowerCase()) return malformed('请求里的网站名不明确，请检查后重试');
  if (url.length > LONGEST_URL) return malformed('网址太长，请缩短后重试', 414);
  return null;
}

/** Expectations that nobody knows are passed over instead of refused with an answer of Node's own. */
export function passOverExpectations(server: RawServerDefault): void {
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
}
