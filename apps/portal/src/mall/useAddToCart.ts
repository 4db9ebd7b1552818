import { useApi } from '@chippage/api/ApiProvider';
import { reasonOf } from '@chippage/api/errors';
import { addToCart } from '@chippage/api/mall';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { mallPaths } from '../routes/mall/mall.paths.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { type GoodsWanted, withGoods } from './browserCart.ts';
import { changeBrowserCart } from './browserCartStore.ts';
import { t } from './cartWords.ts';
import { useTakeCart } from './useTakeCart.ts';

/**
 * Puts goods into the cart: a member's on the server, anybody else's in this browser. Says what came of it and never
 * rejects; the promise is settled when the cart is up to date.
 */
export function useAddToCart(): (line: GoodsWanted) => Promise<void> {
  const client = useApi();
  const navigate = useNavigate();
  const notify = useNotify();
  const takeCart = useTakeCart();
  const isMember = useAtomValue(memberAtom) !== null;
  const toCart = { label: t('goToCart'), onPress: () => void navigate(mallPaths.cart()) };
  const added = () => notify({ tone: 'success', text: t('added'), action: toCart });
  const full = () => notify({ tone: 'warn', text: t('full'), action: toCart });

  const addHere = (line: GoodsWanted) => {
    let isFull = false;
    const isKept = changeBrowserCart((lines) => {
      const more = withGoods(lines, line);
      isFull = more === null;
      return more ?? lines;
    });
    if (isFull) full();
    else if (isKept) added();
    else notify({ tone: 'danger', text: t('notStored') });
  };

  return async (line) => {
    if (!isMember) return addHere(line);
    const { goodsId, quantity, customerRef = '' } = line;
    try {
      takeCart(await addToCart({ goodsId, quantity, customerRef }, { client }));
      added();
    } catch (error) {
      const reason = reasonOf<'addToCart'>(error);
      if (reason === 'cart.full') full();
      else notify({ tone: reason === 'goods.off_sale' ? 'warn' : 'danger', text: reason === 'goods.off_sale' ? t('offSale') : t('addFailed') });
    }
  };
}
