import { PurchaseBanner } from '@chippage/features/PurchaseBanner';
import { inquiriesPaths } from '@chippage/features/portalPaths';
import { useStoredText } from '../../../page/useStoredText.ts';

/** Below what a search found: the way to ask for what it did not. Sent away once, this browser shows it no more. */
export function PurchaseOffer({ keywords }: { keywords: string }) {
  const [wish, keep] = useStoredText('purchaseBanner');
  if (wish === 'off') return null;
  // One word is a part number; several are a description, which the form could not take.
  const model = /\s/.test(keywords) ? null : keywords;
  return <PurchaseBanner href={inquiriesPaths.postRow({ type: 1, model })} onDismiss={() => keep('off')} />;
}
