import { accountPaths } from '../routes/account/account.paths.ts';
import { sitePaths } from '../routes/site/site.paths.ts';

/** What is known of the browser that asks. */
export interface MobileRequest {
  url: URL;
  userAgent: string | undefined;
  /** The header `Sec-CH-UA-Mobile`: `?1` on phones; absent where a browser does not tell. */
  isMobileHint: string | undefined;
}

/** Pages with a twin on the mobile site: the twin's path, from the parts of this one. */
const counterparts: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^\/news\/article-details(?:-v1)?\/([^/]+)\/?$/, (id) => `/news/article-details/${id}`],
  [/^\/brandDetail\/(?:(?:companyInfo|contactInfo|specification|trader|agentList)\/)?([^/]+)\/?$/, (id) => `/brandDetail/${id}`],
  [/^\/brandDetail\/(?:trader|agentList)\/([^/]+)\/\d+\/?$/, (id) => `/brandDetail/${id}`],
  [/^\/agentList\/agentDetail\/([^/]+)\/?$/, (id) => `/agentList/agentDetail/${id}`],
  [/^\/inquiry(?:\/homepage|\/index(?:_old)?(?:\/.*)?)?\/?$/, () => '/inquiry'],
];

/** Addresses that lead on by themselves, or that somebody must be able to read from the landing page: a redirect would be a dead end. */
const STAYS = /^\/(?:mobile|im|socialReturn|resetPassword|privacy|disclaimer|about|contactUs|accessibility|licences)(?:\/|$)/;

/** Whether the browser is one of a phone; tablets have room enough. */
export function isMobileBrowser({ userAgent = '', isMobileHint }: Pick<MobileRequest, 'userAgent' | 'isMobileHint'>): boolean {
  if (isMobileHint !== undefined) return isMobileHint === '?1';
  if (/iPad|Tablet/i.test(userAgent)) return false;
  return /iPhone|iPod|Android.*Mobile|Mobile.*Firefox|Windows Phone|HarmonyOS.*Mobile|MicroMessenger.*Mobile/i.test(userAgent);
}

/**
 * Where a phone is sent instead of the page it asked for. Without a mobile site there is no such place:
 * the portal's own pages fit small screens, and its own `/mobile` answers.
 * @returns null when the page itself answers.
 */
export function mobileRedirect(request: MobileRequest, site: { mobileOrigin?: string }): string | null {
  const { mobileOrigin } = site;
  if (!mobileOrigin || !isMobileBrowser(request)) return null;
  const { pathname, searchParams, origin } = request.url;
  // A mobile site that was pointed back at this one would send its visitors round and round.
  if (mobileOrigin === origin || STAYS.test(pathname)) return null;
  for (const [page, twin] of counterparts) {
    const found = page.exec(pathname);
    if (found) return mobileOrigin + twin(found[1] ?? '');
  }
  if (/^\/register\/?$/.test(pathname) && searchParams.get('shareCode')) return mobileOrigin + accountPaths.register(carriedBy(searchParams));
  return sitePaths.mobile();
}

function carriedBy(search: URLSearchParams): { shareCode: string | null; fromswb: string | null } {
  return { shareCode: search.get('shareCode'), fromswb: search.get('fromswb') };
}
