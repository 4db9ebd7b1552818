import '@vitejs/plugin-react/preamble';
import '@chippage/ui/global';
import './page/trustedTypes.ts';
import { createApi } from '@chippage/api/http';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { openLoginAtom } from './atoms/loginDialogAtom.ts';
import { memberAtom } from './atoms/sessionAtom.ts';
import { themeAtom } from './atoms/themeAtom.ts';
import { Document } from './Document.tsx';
import { browserVisit } from './page/browserVisit.ts';
import { reloadOnChunkFailure } from './page/chunkFailure.ts';
import { type PageState, STATE_ID } from './page/pageState.ts';
import { Providers } from './Providers.tsx';
import { routes } from './routes.tsx';
import { browserSession, forgetLogin } from './session/browserSession.ts';

/** Loads the code of the page's routes before the router starts: React must find on its first pass what the server rendered. */
async function loadMatched(): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      const matched: RouteObject = route;
      if (typeof matched.lazy !== 'function') return;
      Object.assign(matched, await matched.lazy(), { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  reloadOnChunkFailure();
  const state: PageState = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '');
  const store = createStore();
  store.set(memberAtom, state.member);
  store.set(themeAtom, state.theme);
  const client = createApi({
    baseUrl: '/api',
    getSession: browserSession,
    onUnauthorized: () => {
      if (!store.get(memberAtom)) return;
      forgetLogin(state.facts.cookieDomain);
      store.set(memberAtom, null);
      store.set(openLoginAtom, { reason: 'expired' });
    },
  });
  browserVisit.current = { client, rendered: new Set(Object.keys(state.answers)) };
  await loadMatched();
  const errors =
    state.router.errors &&
    Object.fromEntries(Object.entries(state.router.errors).map(([id, failure]) => [id, { ...failure, statusText: '', internal: false }]));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: state.router.loaderData, errors } });
  startTransition(() => {
    hydrateRoot(
      document,
      <Document theme={state.theme}>
        <Providers client={client} answers={state.answers} site={state.site} facts={state.facts} store={store}>
          <RouterProvider router={router} />
        </Providers>
      </Document>,
    );
  });
}

void start();
