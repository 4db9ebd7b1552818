import { firstSign } from '@chippage/features/SiteFooter';
import { RouterProvider } from '@chippage/ui/RouterProvider';
import { lazy, Suspense, useCallback } from 'react';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom';
import { ConsentHost } from '../consent/ConsentHost.tsx';
import { useSetAtom } from 'jotai';
import { blockedLinkAtom } from '../atoms/blockedLinkAtom.ts';
import { QuietBoundary } from '../page/QuietBoundary.tsx';
import { useReadPages, wasRead } from '../page/readPages.ts';
import { CarriedKeeper } from '../session/CarriedKeeper.tsx';
import { LoginDialogHost } from '../session/LoginDialogHost.tsx';
import { SessionKeeper } from '../session/SessionKeeper.tsx';
import { SocialReturnKeeper } from '../session/SocialReturnKeeper.tsx';
import { ToastHost } from '../toasts/ToastHost.tsx';
import { VisitKeeper } from '../tracking/VisitKeeper.tsx';
import { LateHosts } from './LateHosts.tsx';
import { RouteFocus } from './RouteFocus.tsx';

// A page that nobody has touched has nothing to tell of the connection.
const ConnectionHost = lazy(() => firstSign().then(async () => ({ default: (await import('../page/ConnectionHost.tsx')).ConnectionHost })));

/** Whether going there shows other rows of the same page: the place on the screen stays then. */
function keepsPlace(from: URL, to: URL): boolean {
  return from.pathname === to.pathname && from.searchParams.get('page') === to.searchParams.get('page');
}

/** What every page has: links of any piece go through the router, and focus and scroll follow. */
export function Root() {
  const navigate = useNavigate();
  const setBlocked = useSetAtom(blockedLinkAtom);
  useReadPages();
  const follow = useCallback(
    (href: string) => {
      const to = new URL(href, location.href);
      // Without a network only what was read before can be shown; the page stays, and the banner says why.
      const isBlocked = !navigator.onLine && !wasRead(to);
      setBlocked(isBlocked);
      if (isBlocked) return;
      void navigate(to.pathname + to.search + to.hash, { preventScrollReset: keepsPlace(new URL(location.href), to) });
    },
    [navigate, setBlocked],
  );
  return (
    <RouterProvider navigate={follow}>
      <RouteFocus />
      <SessionKeeper />
      <CarriedKeeper />
      <SocialReturnKeeper />
      <VisitKeeper />
      <QuietBoundary>
        <Suspense fallback={null}>
          <ConnectionHost />
        </Suspense>
      </QuietBoundary>
      <Outlet />
      <ConsentHost />
      <LoginDialogHost />
      <LateHosts />
      <ToastHost />
      <ScrollRestoration />
    </RouterProvider>
  );
}
