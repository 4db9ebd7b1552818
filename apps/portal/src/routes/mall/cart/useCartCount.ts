import { useBrowserCart } from '@chippage/features/BrowserCart';
import { useAtomValue } from 'jotai';
import { memberAtom } from '../../../atoms/sessionAtom.ts';
import { cartNumAtom } from '../../../atoms/sharedState.ts';
import { browserCart } from './browserCart.ts';

/** How many lines the visitor's cart has: a member's as the server said, anybody else's as this browser keeps it. */
export function useCartCount(): number {
  const isMember = useAtomValue(memberAtom) !== null;
  const count = useAtomValue(cartNumAtom);
  const lines = useBrowserCart(browserCart);
  return isMember ? count : lines.length;
}
