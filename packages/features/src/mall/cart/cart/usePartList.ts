import { useApi } from '@chippage/api/ApiProvider';
import { matchPartList, mergeCart } from '@chippage/api/mall';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { withList } from '../browser-cart/addedLines.ts';
import { changeBrowserCart } from '../browser-cart/browserCartStore.ts';
import type { CartSite } from '../browser-cart/cartSite.ts';
import { useTakeCart } from '../browser-cart/useTakeCart.ts';
import { partListMessages } from '../part-list/messages.ts';
import type { PartListDialogProps } from '../part-list/PartListDialog.tsx';
import { linesOf } from './cartLines.ts';

/** Binds a part list to the cart: a member's on the server, anybody else's in this browser. */
export function usePartList({ memberId, store, count, notify }: CartSite): Pick<PartListDialogProps, 'onMatch' | 'onAdd'> {
  const t = useMessages(partListMessages);
  const client = useApi();
  const takeCart = useTakeCart(count);
  const addToMember = async (goods: Parameters<PartListDialogProps['onAdd']>[0]) => {
    const cart = await mergeCart({ lines: goods }, { client });
    takeCart(cart);
    const there = new Set(linesOf(cart).map((line) => line.goods.id));
    return goods.filter(({ goodsId }) => !there.has(goodsId)).length;
  };
  return {
    onMatch: async (lines) => (await matchPartList({ lines }, { client })).data,
    onAdd: async (goods) => {
      let left = goods.length;
      if (memberId !== null) left = await addToMember(goods);
      else
        changeBrowserCart(store, (lines) => {
          const listed = withList(lines, goods);
          left = listed.left;
          return listed.lines;
        });
      if (left < goods.length) notify({ tone: 'success', text: t('added', { count: goods.length - left }) });
      return left;
    },
  };
}
