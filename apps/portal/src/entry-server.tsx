import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createApi } from '@chippage/api/http';
import { siteFactsQuery } from '@chippage/api/site';
import type { SiteFacts } from '@chippage/api/types';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { carriedFrom } from './addresses/carried.ts';
import { carriedAtom } from './atoms/carriedAtom.ts';
import { displayAtom } from './atoms/displayAtom.ts';
import { memberAtom } from './atoms/sessionAtom.ts';
import { themeOf } from './atoms/theme.ts';
import { themeAtom } from './atoms/themeAtom.ts';
import { ticketAtom } from './atoms/ticketAtom.ts';
import { displayOf } from './display/display.ts';
import { Document } from './Document.tsx';
import type { ServerVisit } from './page/needs.ts';
import { gateOf } from './page/pageRow.ts';
import { failuresOf } from './page/failures.ts';
import type { PageState } from './page/pageState.ts';
import type { PageHandle } from './page/pageTable.tsx';
import type { RenderPage } from './page/rendered.ts';
import { Providers } from './Providers.tsx';
import { routes } from './allRoutes.ts';
import { memberFromCookies } from './session/member.ts';
import { readTicket } from './session/queryTicket.ts';
import { siteWithFacts } from './site.ts';

const handler = createStaticHandler(routes);

/** What stands in the place of a page that could not be shown. Without its styles it would move when they come. */
const FAILURE = 'src/layouts/RouteFailure.tsx';

/** Renders one page for one visitor: nothing of theirs outlives the call. */
export const renderPage: RenderPage = async ({
  url,
  origin,
  cookieDomain,
  site: ownSite,
  cookies,
  fetch,
  signal,
  isCrossSite,
  isShared,
  requestId,
  onFault,
}) => {
  const { token, userId, uuid } = cookies;
  const client = createApi({ baseUrl: `${origin}/api`, fetch, getSession: () => ({ token: token ?? null, uid: userId ?? null, uuid: uuid ?? null }) });
  const visit: ServerVisit = { client, answers: {}, sharedBy: isShared ? origin : null };
  const context = await handler.query(new Request(url, { signal }), { requestContext: visit });
  if (context instanceof Response) return { redirectTo: context.headers.get('location') ?? '/', status: context.status };

  // The page and its state say the same of what failed.
  const errors = context.errors && failuresOf(context.errors, { requestId, onFault });
  context.errors = errors;
  const site = siteWithFacts(ownSite, visit.answers[siteFactsQuery.serial({})] as SiteFacts | undefined);
  const member = memberFromCookies(cookies);
  const theme = themeOf(cookies['theme']);
  const store = createStore();
  store.set(memberAtom, member);
  store.set(themeAtom, theme);
  const display = displayOf(cookies['display']);
  store.set(displayAtom, display);
  const carried = carriedFrom(url.searchParams);
  store.set(carriedAtom, carried);
  const ticket = readTicket(url);
  if (ticket) store.set(ticketAtom, { ticket, isCrossSite });
  const jsonLd: object[] = [];
  const facts: PageState['facts'] = { origin, cookieDomain, year: new Date().getFullYear() };
  const html = await renderToText(
    <Document theme={theme} display={display}>
      <Providers client={client} answers={visit.answers} site={site} facts={{ ...facts, addJsonLd: (data) => void jsonLd.push(data) }} store={store}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </Providers>
    </Document>,
  );
  const state: PageState = {
    site,
    facts,
    theme,
    display,
    carried,
    isCrossSite,
    member,
    answers: visit.answers,
    router: { loaderData: context.loaderData, errors },
  };
  const modules = [...context.matches.flatMap(({ route }) => sourcesOf(route)), ...(context.errors ? [FAILURE] : [])];
  return { status: context.statusCode, html, jsonLd, state, modules };
};

/** The source files of a route: the page and the table of its domain by its id, and the gate before it. */
function sourcesOf({ id, handle }: { id: string; handle?: PageHandle }): string[] {
  const [page = '', folder = '', domain] = /^(src\/routes\/(\w+))\/.*?(?=#)/.exec(id) ?? [];
  return domain === undefined ? [] : [page, `${folder}/${domain}.table.ts`, gateOf(handle ?? {}) ?? []].flat();
}

/**
 * Renders to the last byte. All data is there before rendering starts, so there is nothing to wait for in between;
 * what suspends all the same (a lazy piece) is waited for, so that search engines and visitors without scripts get the whole page.
 */
function renderToText(tree: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const output = new PassThrough();
  const { pipe } = renderToPipeableStream(tree, {
    // Otherwise a finished piece that comes late in a long page would be moved to its end, for an inline script to put in place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onAllReady: () => {
      pipe(output);
      text(output).then(resolve, reject);
    },
    onError: reject,
    onShellError: reject,
  });
  return promise;
}
