/** What a press adds to the cart of a browser; apart from the cart itself, which every page counts. */
import { localCartLimits, localCartLineLimits } from '@chippage/api/limits';
import type { BrowserCartLine, GoodsWanted } from './browserCart.ts';

const MOST_LINES = localCartLimits.lines.maxItems;
const LARGEST = localCartLineLimits.quantity.maximum;

/** The lines with these goods added. @returns null when the cart is full */
export function withGoods(
  lines: readonly BrowserCartLine[],
  { goodsId, quantity, customerRef = '', knownPrice }: Omit<GoodsWanted, 'mpn' | 'unit'>,
): BrowserCartLine[] | null {
  const there = lines.find((line) => line.goodsId === goodsId);
  if (!there) {
    if (lines.length >= MOST_LINES) return null;
    return [{ goodsId, quantity, customerRef, isSelected: true, ...(knownPrice === undefined ? {} : { knownPrice }) }, ...lines];
  }
  const { knownPrice: _old, ...same } = there;
  const more = { ...same, quantity: Math.min(there.quantity + quantity, LARGEST), customerRef: customerRef || there.customerRef, isSelected: true };
  // More pieces may reach another step of the ladder: only the price that was shown for them counts.
  const priced = knownPrice === undefined ? more : { ...more, knownPrice };
  return lines.map((line) => (line === there ? priced : line));
}

/** The lines with those of a list: its quantity holds. @returns what did not fit as well */
export function withList<Wanted extends Omit<GoodsWanted, 'mpn' | 'unit'>>(
  lines: readonly BrowserCartLine[],
  listed: readonly Wanted[],
): { lines: BrowserCartLine[]; left: Wanted[] } {
  let all = [...lines];
  const left: Wanted[] = [];
  for (const wanted of listed) {
    const held = all.find(({ goodsId }) => goodsId === wanted.goodsId)?.quantity ?? 0;
    const more = withGoods(all, { ...wanted, quantity: wanted.quantity - held });
    if (more === null) left.push(wanted);
    else all = more;
  }
  return { lines: all, left };
}
