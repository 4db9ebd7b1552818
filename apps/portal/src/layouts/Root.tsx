// oxlint-disable-next-line no-restricted-imports -- RouterProvider has no sub-path of its own, and the bundler drops the rest
import { RouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { useLinkHref } from '../addresses/useLinkHref.ts';
import { ConsentHost } from '../consent/ConsentHost.tsx';
import { ConnectionHost } from '../page/ConnectionHost.tsx';
import { CarriedKeeper } from '../session/CarriedKeeper.tsx';
import { LoginDialogHost } from '../session/LoginDialogHost.tsx';
import { SessionKeeper } from '../session/SessionKeeper.tsx';
import { SocialReturnKeeper } from '../session/SocialReturnKeeper.tsx';
import { ToastHost } from '../toasts/ToastHost.tsx';
import { VisitKeeper } from '../tracking/VisitKeeper.tsx';
import { LateHosts } from './LateHosts.tsx';
import { RouteFocus } from './RouteFocus.tsx';

/** Whether going there shows other rows of the same page: the place on the screen stays then. */
function keepsPlace(from: URL, to: URL): boolean {
  return from.pathname === to.pathname && from.searchParams.get('page') === to.searchParams.get('page');
}

/** What every page has: links of any piece go through the router, and focus and scroll follow. */
export function Root() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <RouterProvider
      navigate={(href) => {
        const base = 'http://portal.internal';
        void navigate(href, { preventScrollReset: keepsPlace(new URL(pathname + search, base), new URL(href, base + pathname)) });
      }}
      useHref={useLinkHref}
    >
      <RouteFocus />
      <SessionKeeper />
      <CarriedKeeper />
      <SocialReturnKeeper />
      <VisitKeeper />
      <ConnectionHost />
      <Outlet />
      <ConsentHost />
      <LoginDialogHost />
      <LateHosts />
      <ToastHost />
      <ScrollRestoration />
    </RouterProvider>
  );
}
