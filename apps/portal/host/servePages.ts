import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { carriesSecret } from '../src/addresses/carriesSecret.ts';
import { mobileRedirect } from '../src/addresses/mobileRedirect.ts';
import { networkOf } from '@chippage/server/budgets';
import type { PageRequest, RenderedHtml, RenderPage } from '../src/page/rendered.ts';
import { accepts } from './accepts.ts';
import { mobileSiteOf } from './mobileSite.ts';
import { isMember, pageRequest, type PageWorld } from './pageRequest.ts';
import { completeHtml } from './pageShell.ts';
import { createRenderBudget } from './renderBudget.ts';
import { createRenderGate, RendersBusy } from './renderGate.ts';
import { createNonce } from './security.ts';
import { createSharedPages, type PageServing } from './sharedPages.ts';
import { sendSmallPage } from './smallPage.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Answers every address that nothing else answers with a rendered page. It is the handler of last resort, not a route for `/*`,
 * so that unknown addresses under `/api` stay with the API and its own kind of answer.
 */
export function servePages(app: FastifyInstance, { render, ...given }: PageWorld & { render: RenderPage } & Pick<PageServing, 'assetsOf' | 'policy'>): void {
  const inTurn = createRenderGate();
  const serving: PageServing = {
    ...given,
    renderFor:
      ({ ip }) =>
      (visit) =>
        inTurn(networkOf(ip), () => render(visit)),
  };
  const shared = createSharedPages(serving);
  const mobileSite = mobileSiteOf(serving);
  const waitForRender = createRenderBudget(serving);
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendSmallPage(reply.header('allow', 'GET, HEAD'), { status: 405, title: '无法处理这个请求', text: '这个地址只能浏览。' });
    if (!serving.backend.isReady()) return sendStarting(reply);
    const visit = pageRequest(request, reply, serving);
    if (!visit) return sendSmallPage(reply, { status: 400, title: '网址有误', text: '网址不完整，请检查后重试。' });
    const mobileOrigin = await mobileSite();
    const mobile = mobileRedirect({ url: visit.url, ...browserOf(request) }, { mobileOrigin });
    reply.header('vary', `accept-encoding, cookie${mobileOrigin ? ', user-agent, sec-ch-ua-mobile' : ''}`);
    if (mobile) return reply.header('cache-control', 'no-store').redirect(mobile, 302);
    const claimsLogin = isMember(visit.cookies);
    const isSecret = carriesSecret(visit.url);
    const isPrivate = isSecret || claimsLogin;
    const wait = !isPrivate && shared.isKnown(visit, request.url) ? 0 : await waitForRender(request, claimsLogin);
    if (wait > 0) return sendTooMany(reply, wait);
    if (isSecret) reply.header('referrer-policy', 'no-referrer');
    try {
      return await (isPrivate ? sendPrivate(request, reply, visit, serving) : shared.send(request, reply, visit));
    } catch (error) {
      if (error instanceof RendersBusy) return sendBusy(reply);
      throw error;
    }
  });
}

function browserOf({ headers }: FastifyRequest): { userAgent: string | undefined; isMobileHint: string | undefined } {
  const hint = headers['sec-ch-ua-mobile'];
  return { userAgent: headers['user-agent'], isMobileHint: Array.isArray(hint) ? hint[0] : hint };
}

/** What a place sees that asks for more pages than people read. */
function sendTooMany(reply: FastifyReply, wait: number): FastifyReply {
  return sendSmallPage(reply.header('retry-after', wait), { status: 429, title: '访问过于频繁', text: `请 ${wait} 秒后刷新这一页。` });
}

/** What a visitor sees while more pages are wanted than can be made. */
function sendBusy(reply: FastifyReply): FastifyReply {
  return sendSmallPage(reply.header('retry-after', '2'), { status: 503, title: '访问的人太多', text: '请稍后刷新这一页。' });
}

/** What the first visitors see while the sample catalogue is being loaded; the page asks again by itself. */
function sendStarting(reply: FastifyReply): FastifyReply {
  return sendSmallPage(reply.header('retry-after', '2'), {
    status: 503,
    title: '正在启动',
    text: '第一次启动要载入器件目录，约需十几秒，好了会自动打开。',
    head: '<meta http-equiv="refresh" content="2">',
  });
}

async function sendPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  visit: PageRequest,
  { renderFor, assetsOf, policy }: PageServing,
): Promise<FastifyReply> {
  const rendered = await renderFor(request)(visit);
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
