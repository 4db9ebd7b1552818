import { firstSign } from '@chippage/features/SiteFooter';
import { late, onLateFailure } from '@chippage/ui/late';
import { RouterProvider } from '@chippage/ui/RouterProvider';
import { useCallback, useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom';
import { ConsentHost } from '../consent/ConsentHost.tsx';
import { useSetAtom } from 'jotai';
import { blockedAtom } from '../atoms/blockedAtom.ts';
import { useReadPages } from '../page/readPages.ts';
import { CarriedKeeper } from '../session/CarriedKeeper.tsx';
import { LoginDialogHost } from '../session/LoginDialogHost.tsx';
import { SessionKeeper } from '../session/SessionKeeper.tsx';
import { SocialReturnKeeper } from '../session/SocialReturnKeeper.tsx';
import { ToastHost } from '../toasts/ToastHost.tsx';
import { LateHosts } from './LateHosts.tsx';
import { RouteFocus } from './RouteFocus.tsx';

// A page that nobody has touched has nothing to tell of the connection.
const ConnectionHost = late(() => firstSign().then(async () => (await import('../page/ConnectionHost.tsx')).ConnectionHost));

/** Whether going there shows other rows of the same page: the place on the screen stays then. */
function keepsPlace(from: URL, to: URL): boolean {
  return from.pathname === to.pathname && from.searchParams.get('page') === to.searchParams.get('page');
}

/** What every page has: links of any piece go through the router, and focus and scroll follow. */
export function Root() {
  const navigate = useNavigate();
  const setBlocked = useSetAtom(blockedAtom);
  useReadPages();
  useEffect(() => onLateFailure(() => !navigator.onLine && setBlocked('part')), [setBlocked]);
  const follow = useCallback(
    (href: string) => {
      const to = new URL(href, location.href);
      void navigate(to.pathname + to.search + to.hash, { preventScrollReset: keepsPlace(new URL(location.href), to) });
    },
    [navigate],
  );
  return (
    <RouterProvider navigate={follow}>
      <RouteFocus />
      <SessionKeeper />
      <CarriedKeeper />
      <SocialReturnKeeper />
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
