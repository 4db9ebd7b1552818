import { SideMenu } from '@chippage/features/SideMenu';
import { useAtom, useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { openToolAtom } from '../atoms/openToolAtom.ts';
import { unReadTotalAtom } from '../atoms/sharedState.ts';
import { useCartCount } from '../mall/useCartCount.ts';
import { QuietBoundary } from '../page/QuietBoundary.tsx';
import { paths } from '../paths.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';

const loadRecent = async () => ({ default: (await import('../tools/BoundRecentDrawer.tsx')).BoundRecentDrawer });
const loadFeedback = async () => ({ default: (await import('../tools/BoundFeedbackDialog.tsx')).BoundFeedbackDialog });
const BoundRecentDrawer = lazy(loadRecent);
const BoundFeedbackDialog = lazy(loadFeedback);

/** The quick tools with what they open; a drawer's code is fetched when a hand comes near. */
export function SideTools() {
  const unread = useAtomValue(unReadTotalAtom);
  const cartCount = useCartCount();
  const requireLogin = useRequireLogin();
  const [open, setOpen] = useAtom(openToolAtom);
  const [wanted, setWanted] = useState<ReadonlySet<'recent' | 'feedback'>>(new Set());
  if (open && !wanted.has(open)) setWanted(new Set(wanted).add(open));
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) setOpen(null);
  };
  return (
    <>
      <SideMenu
        cartHref={paths.cart()}
        cartCount={cartCount}
        messagesHref={paths.inbox()}
        messageCount={unread}
        onRecent={() => setOpen('recent')}
        onFeedback={() => requireLogin('feedback', () => setOpen('feedback'))}
        onIntent={(what) => void (what === 'recent' ? loadRecent() : loadFeedback()).catch(() => undefined)}
      />
      <QuietBoundary>
        <Suspense fallback={null}>
          {wanted.has('recent') && <BoundRecentDrawer isOpen={open === 'recent'} onOpenChange={onOpenChange} />}
          {wanted.has('feedback') && <BoundFeedbackDialog isOpen={open === 'feedback'} onOpenChange={onOpenChange} />}
        </Suspense>
      </QuietBoundary>
    </>
  );
}
