import { useApi } from '@chippage/api/ApiProvider';
import { reasonOf } from '@chippage/api/errors';
import { addToCart } from '@chippage/api/mall';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { withGoods } from './addedLines.ts';
import type { GoodsWanted } from './browserCart.ts';
import { changeBrowserCart } from './browserCartStore.ts';
import type { CartSite } from './cartSite.ts';
import { browserCartMessages } from './messages.ts';
import { useTakeCart } from './useTakeCart.ts';

/**
 * Puts goods into the cart: a member's on the server, anybody else's in this browser. Says what came of it and never
 * rejects; the promise is settled when the cart is up to date.
 */
export function useAddToCart({ memberId, store, count, notify, onOpenCart }: CartSite): (line: GoodsWanted) => Promise<void> {
  const isMember = memberId !== null;
  const t = useMessages(browserCartMessages);
  const client = useApi();
  const takeCart = useTakeCart(count);
  const toCart = { label: t('goToCart'), onPress: onOpenCart };
  const added = ({ mpn, quantity, unit }: GoodsWanted) =>
    notify({ tone: 'success', text: t('added', { mpn, quantity: formatNumber(quantity), unit }), action: toCart });
  const full = () => notify({ tone: 'warn', text: t('full'), action: toCart });

  const addHere = (line: GoodsWanted) => {
    let isFull = false;
    const isKept = changeBrowserCart(store, (lines) => {
      const more = withGoods(lines, line);
      isFull = more === null;
      return more ?? lines;
    });
    if (isFull) full();
    else if (isKept) added(line);
    else notify({ tone: 'danger', text: t('notStored') });
  };

  return async (line) => {
    if (!isMember) return addHere(line);
    const { goodsId, quantity, customerRef = '' } = line;
    try {
      takeCart(await addToCart({ goodsId, quantity, customerRef }, { client }));
      added(line);
    } catch (error) {
      const reason = reasonOf<'addToCart'>(error);
      if (reason === 'cart.full') full();
      else notify({ tone: reason === 'goods.off_sale' ? 'warn' : 'danger', text: reason === 'goods.off_sale' ? t('offSale') : t('addFailed') });
    }
  };
}
