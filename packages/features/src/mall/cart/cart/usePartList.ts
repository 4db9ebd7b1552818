import { useApi } from '@chippage/api/ApiProvider';
import { matchPartList, mergeCart } from '@chippage/api/mall';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { withList } from '../browser-cart/addedLines.ts';
import { changeBrowserCart } from '../browser-cart/browserCartStore.ts';
import type { CartSite } from '../browser-cart/cartSite.ts';
import { browserCartMessages } from '../browser-cart/messages.ts';
import { useTakeCart } from '../browser-cart/useTakeCart.ts';
import { partListMessages } from '../part-list/messages.ts';
import type { ListedGoods, PartListDialogProps } from '../part-list/PartListDialog.tsx';
import { linesOf } from './cartLines.ts';

/** Binds a part list to the cart: a member's on the server, anybody else's in this browser. */
export function usePartList({ memberId, store, count, notify }: CartSite): Pick<PartListDialogProps, 'onMatch' | 'onAdd'> {
  const t = useMessages(partListMessages);
  const words = useMessages(browserCartMessages);
  const client = useApi();
  const takeCart = useTakeCart(count);
  // Each gives what did not fit; null where nothing can be kept.
  const addToMember = async (goods: readonly ListedGoods[]) => {
    const cart = await mergeCart({ lines: goods.map(({ held: _held, ...line }) => line), holds: 'sent' }, { client });
    takeCart(cart);
    const there = new Set(linesOf(cart).map((line) => line.goods.id));
    return goods.filter(({ goodsId }) => !there.has(goodsId));
  };
  const addToBrowser = (goods: readonly ListedGoods[]) => {
    let left: ListedGoods[] = [];
    const isKept = changeBrowserCart(store, (lines) => {
      const listed = withList(lines, goods);
      left = listed.left;
      return listed.lines;
    });
    return isKept ? left : null;
  };
  const say = (came: readonly ListedGoods[]) => {
    const changed = came.filter(({ held }) => held > 0).length;
    const count = came.length - changed;
    notify({ tone: 'success', text: t(changed === 0 ? 'added' : count === 0 ? 'changed' : 'addedChanged', { count, changed }) });
  };
  return {
    onMatch: async (lines) => (await matchPartList({ lines }, { client })).data,
    onAdd: async (goods) => {
      const left = memberId === null ? addToBrowser(goods) : await addToMember(goods);
      if (left === null) {
        notify({ tone: 'danger', text: words('notStored') });
        return null;
      }
      const came = goods.filter((each) => !left.includes(each));
      if (came.length > 0) say(came);
      return left.length;
    },
  };
}
