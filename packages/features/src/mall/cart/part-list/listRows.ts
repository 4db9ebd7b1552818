import { problemOf } from '@chippage/api/quantity';
import type { MatchedPart } from '@chippage/api/types';
import { costOf, rulesOf } from '../../goods/goods-card/goodsRules.ts';
import { stepAt } from '../../parts/price-ladder/ladder.ts';
import type { ListedGoods } from './PartListDialog.tsx';

/** What a line of a list comes to: `ready` to add, a `change` of what the cart has, to `correct` first, the `same` as in the cart, or `none`. */
export type ListRowKind = 'ready' | 'change' | 'correct' | 'same' | 'none';

/** A line of a list with the quantity that is meant now. */
export interface ListRow {
  part: MatchedPart;
  quantity: number;
  kind: ListRowKind;
  /** Null while the quantity cannot be ordered. */
  cost: string | null;
  unitPrice: string | null;
  /** How many the cart has of it; the quantity of the list takes its place. */
  held: number;
}

/** Judges a line. Nobody's quantity is changed without a word: one that cannot be ordered is corrected first. */
export function listRow(part: MatchedPart, quantity: number, held: number): ListRow {
  const { goods } = part;
  const cost = goods && problemOf(rulesOf(goods), quantity) === null ? costOf(goods, quantity) : null;
  const unitPrice = cost === null ? null : (goods?.priceLadder[stepAt(goods.priceLadder, quantity)]?.unitPrice ?? null);
  const beside = held === 0 ? 'ready' : held === quantity ? 'same' : 'change';
  return { part, quantity, kind: goods === null ? 'none' : unitPrice === null ? 'correct' : beside, cost, unitPrice, held };
}

/** The line with the offer of the other currency in the place of the one that was found first, which is kept as the other one. */
export function withOther(part: MatchedPart): MatchedPart {
  const { goods, otherGoods, offers, offersInCurrency } = part;
  return otherGoods === null ? part : { ...part, goods: otherGoods, otherGoods: goods, offersInCurrency: offers - offersInCurrency };
}

/** How many lines come to each. */
export const countOf = (rows: readonly ListRow[], kind: ListRowKind): number => rows.filter((row) => row.kind === kind).length;

/** What of the lines goes into the cart. */
export function toAdd(rows: readonly ListRow[]): ListedGoods[] {
  return rows.flatMap(({ part: { goods }, kind, quantity, unitPrice, held }) =>
    goods && (kind === 'ready' || kind === 'change') && unitPrice !== null ? [{ goodsId: goods.id, quantity, knownPrice: unitPrice, held }] : [],
  );
}
