import '@vitejs/plugin-react/preamble';
import '@chippage/ui/global';
import './page/trustedTypes.ts';
import { createApi } from '@chippage/api/http';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { blockedAtom } from './atoms/blockedAtom.ts';
import { carriedAtom } from './atoms/carriedAtom.ts';
import { displayAtom } from './atoms/displayAtom.ts';
import { openLoginAtom } from './atoms/loginDialogAtom.ts';
import { outdatedAtom } from './atoms/outdatedAtom.ts';
import { endedMemberAtom, memberAtom } from './atoms/sessionAtom.ts';
import { themeAtom } from './atoms/themeAtom.ts';
import { ticketAtom } from './atoms/ticketAtom.ts';
import { Document } from './Document.tsx';
import { browserVisit } from './page/browserVisit.ts';
import { fetchMissedStyles, reloadOnChunkFailure } from './page/chunkFailure.ts';
import { type PageState, STATE_ID } from './page/pageState.ts';
import { stayOffline } from './page/stayOffline.ts';
import { watchInput } from './page/unsavedInput.ts';
import { waitingActions, watchConnection } from './page/waitingActions.ts';
import { Providers } from './Providers.tsx';
import { addRoutes, firstRoutes, watchLinks } from './browserRoutes.ts';
import { browserSession, forgetLogin } from './session/browserSession.ts';
import { readTicket, withoutTicket } from './session/queryTicket.ts';

/** Loads the code of the page's routes before the router starts: React must find on its first pass what the server rendered. */
async function loadMatched(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      const matched: RouteObject = route;
      if (typeof matched.lazy !== 'function') return;
      Object.assign(matched, await matched.lazy(), { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  // Before anything else of this page asks for something: a ticket must not be in the address any longer than that.
  const address = new URL(location.href);
  const ticket = readTicket(address);
  const clean = withoutTicket(address);
  if (clean !== null) history.replaceState(history.state, '', clean);
  const state: PageState = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '');
  const store = createStore();
  watchInput();
  watchConnection();
  watchLinks();
  fetchMissedStyles();
  reloadOnChunkFailure(() => store.set(outdatedAtom, true));
  store.set(memberAtom, state.member);
  store.set(themeAtom, state.theme);
  store.set(displayAtom, state.display);
  store.set(carriedAtom, state.carried);
  if (ticket) store.set(ticketAtom, { ticket, isCrossSite: state.isCrossSite });
  const client = createApi({
    baseUrl: '/api',
    getSession: browserSession,
    getSource: () => store.get(carriedAtom).fromswb ?? null,
    gate: waitingActions.gate,
    onUnauthorized: () => {
      const member = store.get(memberAtom);
      if (!member) return;
      forgetLogin(state.facts.cookieDomain);
      store.set(endedMemberAtom, member.id);
      store.set(memberAtom, null);
      store.set(openLoginAtom, { reason: 'expired' });
    },
  });
  browserVisit.current = { client, rendered: new Set(Object.keys(state.answers)) };
  const routes = await firstRoutes(location.pathname);
  await loadMatched(routes);
  const errors =
    state.router.errors &&
    Object.fromEntries(Object.entries(state.router.errors).map(([id, failure]) => [id, { ...failure, statusText: '', internal: false }]));
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.router.loaderData, errors },
    patchRoutesOnNavigation: addRoutes,
  });
  stayOffline(router, () => store.set(blockedAtom, 'page'));
  startTransition(() => {
    hydrateRoot(
      document,
      <Document theme={state.theme} display={state.display}>
        <Providers client={client} answers={state.answers} site={state.site} facts={state.facts} store={store}>
          <RouterProvider router={router} />
        </Providers>
      </Document>,
    );
  });
}

void start();
