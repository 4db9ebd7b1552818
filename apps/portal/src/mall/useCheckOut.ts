import { useApi } from '@chippage/api/ApiProvider';
import { cartQuery } from '@chippage/api/mall';
import type { Cart, Currency } from '@chippage/api/types';
import { useNavigate } from 'react-router-dom';
import { mallPaths } from '../routes/mall/mall.paths.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { cartLines, isCounted } from './cartEdits.ts';
import { t } from './cartWords.ts';
import { mergeBrowserCart } from './mergeBrowserCart.ts';
import type { BoundCart } from './useMemberCart.ts';

/** Goes on to the order with the selected lines of a currency; a visitor logs in first, and the same goods are ordered then. */
export function useCheckOut({ changes }: BoundCart, isMember: boolean): (currency: Currency) => Promise<void> {
  const client = useApi();
  const navigate = useNavigate();
  const notify = useNotify();
  const requireLogin = useRequireLogin();
  const go = (cart: Cart | undefined, isChosen: (goodsId: number) => boolean, currency: Currency) => {
    const ids = cart ? cartLines(cart).filter((line) => line.goods.currency === currency && isChosen(line.goods.id) && isCounted(line)) : [];
    if (ids.length > 0) void navigate(mallPaths.orderCreate({ lines: ids.map(({ id }) => id).join(',') }));
    else notify({ tone: 'warn', text: t('nothingToOrder') });
  };
  return async (currency) => {
    const cart = await changes.settle();
    if (isMember) return go(cart, () => true, currency);
    const chosen = new Set(
      cart
        ? cartLines(cart)
            .filter(({ isSelected }) => isSelected)
            .map(({ goods }) => goods.id)
        : [],
    );
    requireLogin('checkOut', () => {
      // Whoever brings the browser's lines over first, the member's cart has them now.
      const merged = mergeBrowserCart(client).then(async (answer) => answer?.cart ?? (await cartQuery.fetch({}, { client })));
      merged.then(
        (all) => go(all, (goodsId) => chosen.has(goodsId), currency),
        () => notify({ tone: 'danger', text: t('notBroughtOver') }),
      );
    });
  };
}
