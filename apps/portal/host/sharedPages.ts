import type { FastifyReply, FastifyRequest } from 'fastify';
import { displayOf, displayText } from '../src/display/display.ts';
import { themeOf } from '../src/atoms/theme.ts';
import type { PageRequest, RenderPage } from '../src/page/rendered.ts';
import { accepts } from './accepts.ts';
import type { AssetsOf } from './clientAssets.ts';
import { NONCE_MARK, NoncePage } from './noncePage.ts';
import { PageCache } from './pageCache.ts';
import type { PageWorld } from './pageRequest.ts';
import { completeHtml } from './pageShell.ts';
import { createNonce } from './security.ts';

/** How long visitors without a login share one rendering. */
const SHARED_SECONDS = 45;
/** How much longer a page stands for one that cannot be made, e.g. because the database is away. */
const OLD_MS = 600_000;
/** Some three hundred pages: what many ask for at once stays, and what a crawler walks through leaves again. */
const SHARED_BYTES = 32 * 1024 * 1024;

export interface PageServing extends PageWorld {
  /** Renders when it is the turn of the network that asks; may refuse. */
  renderFor: (request: FastifyRequest) => RenderPage;
  assetsOf: AssetsOf;
  /** The content security policy of one response. */
  policy: (nonce: string) => string;
}

/** A page in the shared memory, or a redirect, which is small and kept as well. */
type Shared = { byteLength: number; status: number } & ({ page: NoncePage; etag: string } | { redirectTo: string });

/** A page that says what failed; it is shown when there is no older one. */
class FailedPage extends Error {
  override name = 'FailedPage';
  readonly shared: Shared;
  constructor(shared: Shared) {
    super(`the page is a ${shared.status}`);
    this.shared = shared;
  }
}

/** The pages that anonymous visitors share. */
export interface SharedPages {
  /** Whether the visit costs no rendering. */
  isKnown: (visit: PageRequest, url: string) => boolean;
  send: (request: FastifyRequest, reply: FastifyReply, visit: PageRequest) => Promise<FastifyReply>;
}

/** @param serving What pages are made with. */
export function createSharedPages(serving: PageServing): SharedPages {
  const cache = new PageCache<Shared>({ lifeMs: SHARED_SECONDS * 1000, oldMs: OLD_MS, maxBytes: SHARED_BYTES });
  const keyOf = ({ cookies }: PageRequest, url: string) => [themeOf(cookies['theme']), displayKey(cookies['display']), url].join(' ');
  const make = async (visit: PageRequest, request: FastifyRequest) => {
    const shared = await renderShared(visit, serving.renderFor(request), serving);
    if (shared.status >= 500) throw new FailedPage(shared);
    return shared;
  };
  return {
    isKnown: (visit, url) => cache.has(keyOf(visit, url)),
    async send(request, reply, visit) {
      const shared = await cache
        .get(keyOf(visit, request.url), () => make(visit, request))
        .catch((error: unknown) => {
          if (error instanceof FailedPage) return error.shared;
          throw error;
        });
      return sendShared(request, reply, shared, serving.policy);
    },
  };
}

/** What of the visitor's choices an anonymous page shows; how often notices are asked for is nothing that it shows. */
function displayKey(cookie: string | undefined): string {
  return displayText({ ...displayOf(cookie), unread: 'realtime' });
}

async function renderShared(visit: PageRequest, render: RenderPage, { assetsOf }: PageServing): Promise<Shared> {
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
