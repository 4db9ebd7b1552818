import { cartQuery } from '@chippage/api/mall';
import { useReplace } from '@chippage/api/query';
import type { Cart } from '@chippage/api/types';
import { useCallback } from 'react';
import type { CartCount } from './cartSite.ts';

/** Takes over the cart that a change answered: it is what the page shows next, and every window counts it. */
export function useTakeCart(count: CartCount): (cart: Cart) => void {
  const replace = useReplace();
  return useCallback(
    (cart) => {
      replace(cartQuery, {}, cart);
      count.show(cart.count);
      count.tell(cart.count);
    },
    [replace, count],
  );
}
