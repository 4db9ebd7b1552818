import { SideMenu } from '@chippage/features/SideMenu';
import { late } from '@chippage/ui/late';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { feedbackDraftAtom, openToolAtom } from '../atoms/openToolAtom.ts';
import { unReadTotalAtom } from '../atoms/sharedState.ts';
import { useCartCount } from '../routes/mall/cart/useCartCount.ts';
import { QuietBoundary } from '../page/QuietBoundary.tsx';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';

const BoundRecentDrawer = late(async () => (await import('../routes/history/BoundRecentDrawer.tsx')).BoundRecentDrawer);
const BoundFeedbackDialog = late(async () => (await import('../routes/feedback/BoundFeedbackDialog.tsx')).BoundFeedbackDialog);

/** The quick tools with what they open; a drawer's code is fetched when the pointer enters or focus arrives. */
export function SideTools() {
  const unread = useAtomValue(unReadTotalAtom);
  const cartCount = useCartCount();
  const requireLogin = useRequireLogin();
  const [open, setOpen] = useAtom(openToolAtom);
  const setDraft = useSetAtom(feedbackDraftAtom);
  const [wanted, setWanted] = useState<ReadonlySet<'recent' | 'feedback'>>(new Set());
  if (open && !wanted.has(open)) setWanted(new Set(wanted).add(open));
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen) return;
    setOpen(null);
    setDraft(null);
  };
  return (
    <>
      <SideMenu
        purchaseHref={shellPaths.board()}
        cartHref={shellPaths.cart()}
        cartCount={cartCount}
        messagesHref={shellPaths.inbox()}
        messageCount={unread}
        onRecent={() => setOpen('recent')}
        onFeedback={() => requireLogin('feedback', () => setOpen('feedback'))}
        onIntent={(what) => (what === 'recent' ? BoundRecentDrawer : BoundFeedbackDialog).preload()}
      />
      <QuietBoundary>
        {wanted.has('recent') && <BoundRecentDrawer isOpen={open === 'recent'} onOpenChange={onOpenChange} />}
        {wanted.has('feedback') && <BoundFeedbackDialog isOpen={open === 'feedback'} onOpenChange={onOpenChange} />}
      </QuietBoundary>
    </>
  );
}
