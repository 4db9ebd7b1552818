import { useApi } from '@chippage/api/ApiProvider';
import { cartQuery } from '@chippage/api/mall';
import type { Cart, Currency } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { CartSite } from '../browser-cart/cartSite.ts';
import { mergeBrowserCart } from '../browser-cart/mergeBrowserCart.ts';
import { type CartChanges, isCounted, linesOf } from './cartLines.ts';
import { cartMessages } from './messages.ts';

/** Goes on to the order with the selected lines of a currency; a visitor logs in first, and the same goods are ordered then. */
export function useCheckOut({ settle }: CartChanges, { memberId, store, notify, requireLogin, onOrder }: CartSite): (currency: Currency) => Promise<void> {
  const isMember = memberId !== null;
  const t = useMessages(cartMessages);
  const client = useApi();
  const go = (cart: Cart | undefined, isChosen: (goodsId: number) => boolean, currency: Currency) => {
    const lines = cart ? linesOf(cart).filter((line) => line.goods.currency === currency && isChosen(line.goods.id) && isCounted(line)) : [];
    if (lines.length > 0) onOrder(lines.map(({ id }) => id));
    else notify({ tone: 'warn', text: t('nothingToOrder') });
  };
  return async (currency) => {
    const cart = await settle();
    if (isMember) return go(cart, () => true, currency);
    const selected = cart ? linesOf(cart).filter(({ isSelected }) => isSelected) : [];
    const chosen = new Set(selected.map(({ goods }) => goods.id));
    requireLogin('checkOut', () => {
      // Whoever brings the browser's lines over first, the member's cart has them now.
      const merged = mergeBrowserCart(client, store).then(async (answer) => answer?.cart ?? (await cartQuery.fetch({}, { client })));
      merged.then(
        (all) => go(all, (goodsId) => chosen.has(goodsId), currency),
        () => notify({ tone: 'danger', text: t('notBroughtOver') }),
      );
    });
  };
}
