import { stepOf } from '@chippage/api/quantity';
import { cartQuantityLimits, localCartLimits } from '@chippage/api/limits';
import type { LocalCartLine } from '@chippage/api/types';
import { type StoredGoods, stockOf } from '../goods/goods.rules.ts';
import { trimUnitPrice } from '../money.ts';
import type { UnpricedLine } from './cart.rules.ts';
import type { cartLines } from './cart.schema.ts';

/** Most lines of a cart. */
export const CART_LIMIT = localCartLimits.lines.maxItems;
const LARGEST = cartQuantityLimits.quantity.maximum;

/** Goods to put into a cart. */
export interface Addition {
  goodsId: number;
  quantity: number;
  customerRef: string | null;
  isSelected: boolean;
  knownPrice?: string | undefined;
}

/** A line as it is written. */
export type NewLine = Omit<typeof cartLines.$inferInsert, 'id' | 'memberId' | 'removedAt'>;

/** What adding comes to: rows to write, and what kept the rest out. */
export interface Adding {
  rows: NewLine[];
  refused: 'full' | 'off_sale' | null;
}

/** What to add and where to. */
interface AddingWish {
  /** Lines that are in the cart. */
  lines: readonly UnpricedLine[];
  goods: ReadonlyMap<number, StoredGoods>;
  /** How a quantity that is there and a new one become one. */
  together: (there: number, more: number) => number;
  now: Date;
}

const orNull = (text: string) => text.trim() || null;

/** A line that a browser kept, as an addition. */
export function toAddition({ goodsId, quantity, customerRef = '', isSelected = true, knownPrice }: LocalCartLine): Addition {
  return { goodsId, quantity, customerRef: orNull(customerRef), isSelected, knownPrice: knownPrice === undefined ? undefined : trimUnitPrice(knownPrice) };
}

/**
 * Works out the rows that additions make of a cart, in their order: each goods has one line. What is off sale or gone is
 * left out; from the first one on that finds the cart full, nothing more is taken.
 */
export function addToLines(additions: readonly Addition[], { lines, goods, together, now }: AddingWish): Adding {
  const sellable = additions.flatMap((addition) => {
    const stored = goods.get(addition.goodsId);
    return stored?.goods.isOnSale ? [{ ...addition, stored }] : [];
  });
  if (additions.length > 0 && sellable.length === 0) return { rows: [], refused: 'off_sale' };
  const there = new Map<number, Omit<NewLine, 'goodsId'>>(lines.map(({ addedAt, ...line }) => [line.goodsId, { ...line, createdAt: addedAt }]));
  const rows = new Map<number, NewLine>();
  for (const { goodsId, quantity, customerRef, isSelected, knownPrice, stored } of sellable) {
    const old = rows.get(goodsId) ?? there.get(goodsId);
    if (!old && there.size >= CART_LIMIT) return { rows: [...rows.values()], refused: 'full' };
    const wanted = Math.min(old ? together(old.quantity, quantity) : quantity, LARGEST);
    const { priceLadder } = stored.goods;
    const row = {
      goodsId,
      quantity: wanted,
      customerRef: customerRef ?? old?.customerRef ?? null,
      isSelected,
      knownPrice: knownPrice ?? old?.knownPrice ?? priceLadder[stepOf(priceLadder, wanted) ?? -1]?.unitPrice ?? null,
      stockAtAdd: old?.stockAtAdd ?? stockOf(stored),
      createdAt: old?.createdAt ?? now,
    };
    there.set(goodsId, row);
    rows.set(goodsId, row);
  }
  return { rows: [...rows.values()], refused: null };
}

/** What the member saw last, after a change of quantity: another step of the ladder is no change of price. */
export function knownPriceAfter({ quantity, knownPrice }: Pick<UnpricedLine, 'quantity' | 'knownPrice'>, { goods }: StoredGoods, next: number): string | null {
  const [before, after] = [stepOf(goods.priceLadder, quantity), stepOf(goods.priceLadder, next)];
  return before === after || after === null ? knownPrice : (goods.priceLadder[after]?.unitPrice ?? null);
}
