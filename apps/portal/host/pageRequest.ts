import { ownOrigin } from '@chippage/server/origin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest } from '../src/page/rendered.ts';
import type { PortalSite } from '../src/site.ts';
import type { Backend } from './backend.ts';
import { parseCookies } from './cookies.ts';

/** What every page of this process is made with. */
export interface PageWorld {
  backend: Backend;
  site: PortalSite;
  publicOrigin: string | undefined;
  cookieDomain: string | undefined;
}

/** Whether a page may hold something that only this visitor should see. */
export function isMember(cookies: PageRequest['cookies']): boolean {
  return Boolean(cookies['token'] ?? cookies['sid'] ?? cookies['__Host-sid']);
}

/** Turns a request into what the renderer takes. @returns null when the address makes no sense. */
export function pageRequest(request: FastifyRequest, reply: FastifyReply, { backend, site, publicOrigin, cookieDomain }: PageWorld): PageRequest | null {
  const origin = ownOrigin({ publicOrigin }, request);
  const url = URL.parse(request.url.replace(/^\/{2,}/, '/'), origin);
  if (!url) return null;
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const cookies = parseCookies(request.headers.cookie);
  return {
    url,
    origin,
    site,
    cookieDomain,
    cookies,
    fetch: backend.fetchFor(isMember(cookies) ? request : null),
    signal: gone.signal,
    requestId: String(request.id),
    onFault: (error) => request.log.error({ err: error }, 'a page failed'),
    isShared: false,
    isCrossSite: request.headers['sec-fetch-site'] === 'cross-site',
  };
}
