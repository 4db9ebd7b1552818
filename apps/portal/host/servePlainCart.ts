import { ownOrigin } from '@chippage/server/origin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageWorld } from './pageRequest.ts';
import { createRenderBudget } from './renderBudget.ts';
import { sendSmallPage } from './smallPage.ts';

/** The page whose forms come here where no script runs. */
const CART = '/mall/cart';
/** Three short fields. */
const MOST_BYTES = 1024;

/**
 * Takes the forms of the cart from browsers that run no script, and leads back to it. The session of the cookies acts here, as
 * nowhere else: only for a form that the browser itself says was sent by a page of this origin.
 */
export function servePlainCart(app: FastifyInstance, { backend, publicOrigin }: Pick<PageWorld, 'backend' | 'publicOrigin'>): void {
  const waitFor = createRenderBudget({ backend });
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_, body, done) => done(null, String(body)));
    forms.post(CART, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isOwnForm(request, ownOrigin({ publicOrigin }, request)))
        return sendSmallPage(reply, { status: 403, title: '没有修改', text: '这个表单不是本站的页面发出的。请打开购物车再试。' });
      const wait = await waitFor(request, true);
      if (wait > 0) return sendSmallPage(reply.header('retry-after', wait), { status: 429, title: '访问过于频繁', text: `请 ${wait} 秒后再试。` });
      const isSaved = await change(backend.fetchFor(request), new URLSearchParams(String(request.body)));
      return reply.redirect(`${CART}?outcome=${isSaved ? 'saved' : 'failed'}`, 303);
    });
  });
}

/** Whether a page of ours sent it. A browser names the origin with every form that it posts, and no page can name another. */
const isOwnForm = ({ headers }: FastifyRequest, origin: string): boolean =>
  headers.origin === origin && (headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin');

/** Does what the form says. @returns whether the API did it */
async function change(fetchApi: typeof fetch, form: URLSearchParams): Promise<boolean> {
  const id = Number(form.get('line'));
  if (!Number.isSafeInteger(id) || id <= 0) return false;
  const quantity = form.get('quantity') ?? '';
  const answer = await (form.get('change') === 'remove'
    ? fetchApi('http://api.internal/api/mall/cart/remove', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ids: [id] }),
      })
    : fetchApi('http://api.internal/api/mall/cart/quantity', { method: 'POST', body: new URLSearchParams({ id: String(id), quantity }) }));
  return answer.ok;
}
