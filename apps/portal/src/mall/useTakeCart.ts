import { cartQuery } from '@chippage/api/mall';
import type { Cart } from '@chippage/api/types';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { cartNumAtom } from '../atoms/sharedState.ts';
import { tellCartCount } from './cartNews.ts';

/** Takes over the cart that a change answered: it is what the page shows next, and every window counts it. */
export function useTakeCart(): (cart: Cart) => void {
  const { mutate } = useSWRConfig();
  const setCount = useSetAtom(cartNumAtom);
  return useCallback(
    (cart) => {
      void mutate(cartQuery.key({}), cart, { revalidate: false });
      setCount(cart.count);
      tellCartCount(cart.count);
    },
    [mutate, setCount],
  );
}
