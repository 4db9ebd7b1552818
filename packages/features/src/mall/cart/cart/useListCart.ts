import { cartQuery } from '@chippage/api/mall';
import type { MatchedPart } from '@chippage/api/types';
import { useMemo } from 'react';
import { useBrowserCart } from '../browser-cart/browserCartStore.ts';
import type { CartSite } from '../browser-cart/cartSite.ts';
import type { ListedGoods } from '../part-list/PartListDialog.tsx';
import { linesOf } from './cartLines.ts';
import { usePartList } from './usePartList.ts';

/** Lines that the mall is asked for, and takes, at once. */
const AT_ONCE = 200;

/** Binds a long list from elsewhere to the cart: its offers, what the cart has of them, and the way in. */
export function useListCart(site: CartSite): {
  onMatch: (lines: readonly { mpn: string; partId: number; quantity: number }[]) => Promise<MatchedPart[]>;
  onAdd: (goods: ListedGoods[]) => Promise<number | null>;
  held: ReadonlyMap<number, number>;
} {
  const list = usePartList(site);
  const isMember = site.memberId !== null;
  const { data: cart } = cartQuery.use(isMember ? {} : null);
  const kept = useBrowserCart(site.store);
  const held = useMemo(() => {
    const lines = isMember ? (cart ? linesOf(cart).map(({ goods, quantity }) => ({ goodsId: goods.id, quantity })) : []) : kept;
    return new Map(lines.map(({ goodsId, quantity }) => [goodsId, quantity]));
  }, [isMember, cart, kept]);
  return {
    held,
    async onMatch(lines) {
      const found: MatchedPart[] = [];
      for (let from = 0; from < lines.length; from += AT_ONCE) found.push(...(await list.onMatch(lines.slice(from, from + AT_ONCE))));
      return found;
    },
    async onAdd(goods) {
      const left = await list.onAdd(goods.slice(0, AT_ONCE));
      return left === null ? null : left + Math.max(0, goods.length - AT_ONCE);
    },
  };
}
