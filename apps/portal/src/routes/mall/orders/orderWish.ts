/** What is to be ordered, as the address of the page says it: lines of the cart, goods at once, or an agreed price. */
import { orderWishLimits, wantedLineLimits } from '@chippage/api/limits';
import type { OrderWish } from '@chippage/api/types';
import { mallPaths } from '../mall.paths.ts';

const MOST = orderWishLimits.goods.maxItems;
const LARGEST = wantedLineLimits.quantity.maximum;

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;

/** Reads `?lines=1,2`, `?goods=7:100,8:50` or `?bargain=3`. @returns null when it says nothing, or nothing that can be */
export function readWish(search: URLSearchParams): OrderWish | null {
  const listOf = (name: string) => [...new Set(search.getAll(name).flatMap((value) => value.split(',')))].filter((item) => item !== '');
  const lineIds = listOf('lines').map(Number);
  if (lineIds.length > 0) return lineIds.length <= MOST && lineIds.every(isId) ? { lineIds } : null;
  const goods = listOf('goods').map((pair) => {
    const [goodsId = NaN, quantity = NaN] = pair.split(':').map(Number);
    return { goodsId, quantity };
  });
  if (goods.length > 0) {
    const isValid = goods.every(({ goodsId, quantity }) => isId(goodsId) && isId(quantity) && quantity <= LARGEST);
    return isValid && goods.length <= MOST && new Set(goods.map(({ goodsId }) => goodsId)).size === goods.length ? { goods } : null;
  }
  const bargainId = Number(search.get('bargain'));
  return isId(bargainId) ? { bargainId } : null;
}

/** The address of a step of the order of this. */
export function orderHref({ lineIds, goods, bargainId }: OrderWish, step = 1): string {
  return mallPaths.orderCreate({
    lines: lineIds?.join(','),
    goods: goods?.map(({ goodsId, quantity }) => `${goodsId}:${quantity}`).join(','),
    bargain: bargainId,
    step: step > 1 ? step : null,
  });
}
