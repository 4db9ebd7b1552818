import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { cartNumAtom } from '../atoms/sharedState.ts';
import { useStoredText } from '../page/useStoredText.ts';
import { BROWSER_CART_KEY, parseBrowserCart } from './browserCart.ts';

/** How many lines the visitor's cart has: a member's as the server said, anybody else's as this browser keeps it. */
export function useCartCount(): number {
  const isMember = useAtomValue(memberAtom) !== null;
  const count = useAtomValue(cartNumAtom);
  const [text] = useStoredText(BROWSER_CART_KEY);
  const kept = useMemo(() => parseBrowserCart(text).length, [text]);
  return isMember ? count : kept;
}
