import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { acknowledgePrices, cartQuery, removeCartLines, restoreCartLines, selectCartLines, setCartQuantity, setCustomerRef } from '@chippage/api/mall';
import type { Cart } from '@chippage/api/types';
import { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { CartSite } from '../browser-cart/cartSite.ts';
import { useTakeCart } from '../browser-cart/useTakeCart.ts';
import { withoutLines, withPricesSeen, withReference, withSelection } from './cartEdits.ts';
import type { BoundCart, CartChanges } from './cartLines.ts';
import { type Change, REST_MS, useChangeQueue } from './changeQueue.ts';
import { cartMessages } from './messages.ts';

/** The cart of a member. Changes show at once and go to the server one after another. */
export function useMemberCart({ memberId, count, notify }: CartSite): BoundCart {
  const isMember = memberId !== null;
  const t = useMessages(cartMessages);
  const client = useApi();
  const takeCart = useTakeCart(count);
  const read = cartQuery.use(isMember ? {} : null);
  const { mutate } = read;
  const latest = useRef<Cart>(undefined);
  useEffect(() => {
    latest.current = read.data;
  }, [read.data]);
  const queue = useChangeQueue<Cart>({
    onSettled: (cart) => {
      latest.current = cart;
      takeCart(cart);
    },
    onFailed: () => notify({ tone: 'danger', text: t('changeFailed') }),
    onUnsure: () => void mutate(),
  });

  const changes = useMemo((): CartChanges => {
    const options = { client };
    const show = (edit: (cart: Cart) => Cart, change: Change<Cart>) => {
      void mutate((cart) => cart && edit(cart), { revalidate: false });
      queue.current?.push(change);
    };
    return {
      onQuantity: (id, quantity) => queue.current?.pushLater(`quantity ${id}`, REST_MS, () => setCartQuantity({ id, quantity }, options)),
      onSelect: (ids, isSelected) =>
        show(
          (cart) => withSelection(cart, ids, isSelected),
          () => selectCartLines({ ids, isSelected }, options),
        ),
      onRemove: (ids) => {
        for (const id of ids) queue.current?.forget(`quantity ${id}`);
        show(
          (cart) => withoutLines(cart, ids),
          () => removeCartLines({ ids }, options),
        );
      },
      onRestore: (ids) => queue.current?.push(() => restoreCartLines({ ids }, options)),
      onCustomerRef: (id, customerRef) =>
        show(
          (cart) => withReference(cart, id, customerRef),
          () => setCustomerRef({ id, customerRef }, options),
        ),
      onAcknowledge: (ids) =>
        show(
          (cart) => withPricesSeen(cart, ids),
          () => acknowledgePrices({ ids }, options),
        ),
      settle: async () => {
        await queue.current?.settle();
        return latest.current;
      },
    };
  }, [client, mutate, queue]);
  return { cart: toLoadable(read), changes };
}
