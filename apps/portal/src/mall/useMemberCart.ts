import { useApi } from '@chippage/api/ApiProvider';
import { type Loadable, toLoadable } from '@chippage/api/loadable';
import { acknowledgePrices, cartQuery, removeCartLines, restoreCartLines, selectCartLines, setCartQuantity, setCustomerRef } from '@chippage/api/mall';
import type { Cart } from '@chippage/api/types';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNotify } from '../toasts/useNotify.ts';
import { withoutLines, withPricesSeen, withReference, withSelection } from './cartEdits.ts';
import { t } from './cartWords.ts';
import { type Change, ChangeQueue } from './changeQueue.ts';
import { useTakeCart } from './useTakeCart.ts';

/** A run of presses is one change. */
export const REST_MS = 400;

/** What can be done with the lines of a cart, wherever it is kept. */
export interface CartChanges {
  setQuantity: (id: number, quantity: number) => void;
  select: (ids: number[], isSelected: boolean) => void;
  remove: (ids: number[]) => void;
  restore: (ids: number[]) => void;
  setReference: (id: number, customerRef: string) => void;
  acknowledge: (ids: number[]) => void;
  /** Waits for what is on its way. @returns the cart as it is then */
  settle: () => Promise<Cart | undefined>;
}

/** A cart and what can be done with it. */
export interface BoundCart {
  cart: Loadable<Cart>;
  changes: CartChanges;
}

/** The cart of a member. Changes show at once and go to the server one after another. */
export function useMemberCart(isMember: boolean): BoundCart {
  const client = useApi();
  const notify = useNotify();
  const takeCart = useTakeCart();
  const read = cartQuery.use(isMember ? {} : null);
  const { mutate } = read;
  const latest = useRef<Cart>(undefined);
  const take = useEffectEvent((cart: Cart) => {
    latest.current = cart;
    takeCart(cart);
  });
  const fail = useEffectEvent(() => notify({ tone: 'danger', text: t('changeFailed') }));
  const readAgain = useEffectEvent(() => void mutate());
  useEffect(() => {
    latest.current = read.data;
  }, [read.data]);
  const queue = useRef<ChangeQueue<Cart>>(undefined);
  useEffect(() => {
    const made = new ChangeQueue<Cart>({ onSettled: (cart) => take(cart), onFailed: () => fail(), onUnsure: () => readAgain() });
    queue.current = made;
    // Whoever leaves the page right after a press meant it.
    const leave = () => void made.settle();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const changes = useMemo((): CartChanges => {
    const options = { client };
    const show = (edit: (cart: Cart) => Cart, change: Change<Cart>) => {
      void mutate((cart) => cart && edit(cart), { revalidate: false });
      queue.current?.push(change);
    };
    return {
      setQuantity: (id, quantity) => queue.current?.pushLater(`quantity ${id}`, REST_MS, () => setCartQuantity({ id, quantity }, options)),
      select: (ids, isSelected) =>
        show(
          (cart) => withSelection(cart, ids, isSelected),
          () => selectCartLines({ ids, isSelected }, options),
        ),
      remove: (ids) => {
        for (const id of ids) queue.current?.forget(`quantity ${id}`);
        show(
          (cart) => withoutLines(cart, ids),
          () => removeCartLines({ ids }, options),
        );
      },
      restore: (ids) => queue.current?.push(() => restoreCartLines({ ids }, options)),
      setReference: (id, customerRef) =>
        show(
          (cart) => withReference(cart, id, customerRef),
          () => setCustomerRef({ id, customerRef }, options),
        ),
      acknowledge: (ids) =>
        show(
          (cart) => withPricesSeen(cart, ids),
          () => acknowledgePrices({ ids }, options),
        ),
      settle: async () => {
        await queue.current?.settle();
        return latest.current;
      },
    };
  }, [client, mutate]);
  return { cart: toLoadable(read), changes };
}
