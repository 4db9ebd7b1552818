import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { carriesSecret } from '../src/addresses/carriesSecret.ts';
import { mobileRedirect } from '../src/addresses/mobileRedirect.ts';
import { themeOf } from '../src/atoms/theme.ts';
import { displayOf, displayText } from '../src/display/display.ts';
import type { PageRequest, RenderedHtml, RenderPage } from '../src/page/rendered.ts';
import type { AssetsOf } from './clientAssets.ts';
import { NONCE_MARK, NoncePage } from './noncePage.ts';
import { PageCache } from './pageCache.ts';
import { mobileSiteOf } from './mobileSite.ts';
import { isMember, pageRequest, type PageWorld } from './pageRequest.ts';
import { completeHtml } from './pageShell.ts';
import { createNonce, plainContentSecurityPolicy } from './security.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How long visitors without a login share one rendering. */
const SHARED_SECONDS = 45;
const SHARED_BYTES = 96 * 1024 * 1024;

export interface PageServing extends PageWorld {
  render: RenderPage;
  assetsOf: AssetsOf;
  /** The content security policy of one response. */
  policy: (nonce: string) => string;
}

/** A page in the shared memory, or a redirect, which is small and kept as well. */
type Shared = { byteLength: number; status: number } & ({ page: NoncePage; etag: string } | { redirectTo: string });

/**
 * Answers every address that nothing else answers with a rendered page. It is the handler of last resort, not a route for `/*`,
 * so that unknown addresses under `/api` stay with the API and its own kind of answer.
 */
export function servePages(app: FastifyInstance, serving: PageServing): void {
  const cache = new PageCache<Shared>({ lifeMs: SHARED_SECONDS * 1000, maxBytes: SHARED_BYTES });
  const mobileSite = mobileSiteOf(serving);
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('这个地址只能浏览。');
    if (!serving.backend.isReady()) return sendStarting(reply);
    const visit = pageRequest(request, reply, serving);
    if (!visit) return reply.code(400).type('text/plain; charset=utf-8').send('网址不完整，请检查后重试。');
    const mobileOrigin = await mobileSite();
    const mobile = mobileRedirect({ url: visit.url, ...browserOf(request) }, { mobileOrigin });
    reply.header('vary', `accept-encoding, cookie${mobileOrigin ? ', user-agent, sec-ch-ua-mobile' : ''}`);
    if (mobile) return reply.header('cache-control', 'no-store').redirect(mobile, 302);
    if (carriesSecret(visit.url)) {
      reply.header('referrer-policy', 'no-referrer');
      return sendPrivate(request, reply, visit, serving);
    }
    if (isMember(visit.cookies)) return sendPrivate(request, reply, visit, serving);
    // The origin belongs to the key: a forged Host header must not end up in a page of someone else.
    const key = [themeOf(visit.cookies['theme']), displayKey(visit.cookies['display']), visit.origin, request.url].join(' ');
    return sendShared(request, reply, await cache.get(key, () => renderShared(visit, serving)), serving.policy);
  });
}

/** What of the visitor's choices an anonymous page shows; how often notices are asked for is nothing that it shows. */
function displayKey(cookie: string | undefined): string {
  return displayText({ ...displayOf(cookie), unread: 'realtime' });
}

function browserOf({ headers }: FastifyRequest): { userAgent: string | undefined; isMobileHint: string | undefined } {
  const hint = headers['sec-ch-ua-mobile'];
  return { userAgent: headers['user-agent'], isMobileHint: Array.isArray(hint) ? hint[0] : hint };
}

/** What the first visitors see while the sample catalogue is being loaded; the page asks again by itself. */
function sendStarting(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({
      'retry-after': '2',
      'cache-control': 'no-store',
      'content-security-policy': plainContentSecurityPolicy,
      'content-type': 'text/html; charset=utf-8',
    })
    .send(
      '<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="2"><title>正在启动</title><h1>正在启动</h1><p>第一次启动要载入器件目录，约需十几秒，好了会自动打开。</p></html>',
    );
}

async function renderShared(visit: PageRequest, { render, assetsOf }: PageServing): Promise<Shared> {
  // Others may wait for this page, so one visitor who leaves must not end it.
  const rendered = await render({
    ...visit,
    signal: new AbortController().signal,
    isCrossSite: false,
    isShared: true,
    cookies: { theme: visit.cookies['theme'], display: displayKey(visit.cookies['display']) },
  });
  if ('redirectTo' in rendered) return { ...rendered, byteLength: 500 };
  const page = new NoncePage(completeHtml(rendered, assetsOf(rendered.modules), NONCE_MARK));
  return { status: rendered.status, page, etag: `W/"${page.hash}"`, byteLength: page.byteLength };
}

function sendShared(request: FastifyRequest, reply: FastifyReply, shared: Shared, policy: PageServing['policy']): FastifyReply {
  if ('redirectTo' in shared) return reply.redirect(shared.redirectTo, shared.status);
  const ok = shared.status === 200;
  reply.header('cache-control', ok ? `public, max-age=0, must-revalidate, s-maxage=${SHARED_SECONDS}` : 'no-store');
  if (ok) reply.header('etag', shared.etag);
  // No policy with a 304: the browser goes on with the page it has, and that page has the nonce of its own policy.
  if (ok && request.headers['if-none-match'] === shared.etag) return reply.code(304).send();
  const nonce = createNonce();
  reply.code(shared.status).headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(nonce) });
  if (!accepts(request, 'gzip')) return reply.send(shared.page.plain(nonce));
  return reply.header('content-encoding', 'gzip').send(shared.page.gzip(nonce));
}

async function sendPrivate(request: FastifyRequest, reply: FastifyReply, visit: PageRequest, { render, assetsOf, policy }: PageServing): Promise<FastifyReply> {
  const rendered = await render(visit);
  reply.header('cache-control', 'no-store');
  if ('redirectTo' in rendered) return reply.redirect(rendered.redirectTo, rendered.status);
  return sendFresh(request, reply, rendered, { assetsOf, policy });
}

async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: RenderedHtml,
  { assetsOf, policy }: Pick<PageServing, 'assetsOf' | 'policy'>,
): Promise<FastifyReply> {
  const nonce = createNonce();
  const html = Buffer.from(completeHtml(rendered, assetsOf(rendered.modules), nonce));
  reply.code(rendered.status).headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(nonce) });
  if (accepts(request, 'br')) {
    return reply
      .header('content-encoding', 'br')
      .send(await compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }));
  }
  if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(await compressGzip(html));
  return reply.send(html);
}

function accepts(request: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(String(request.headers['accept-encoding'] ?? ''));
}
