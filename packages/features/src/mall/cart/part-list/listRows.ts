import { problemOf } from '@chippage/api/quantity';
import type { MatchedPart } from '@chippage/api/types';
import { costOf, rulesOf } from '../../goods/goods-card/goodsRules.ts';
import { stepAt } from '../../parts/price-ladder/ladder.ts';
import type { ListedGoods } from './PartListDialog.tsx';

/** What a line of a list comes to: `ready` to add, to `correct` first, the `same` as the cart has already, or `none`. */
export type ListRowKind = 'ready' | 'correct' | 'same' | 'none';

/** A line of a list with the quantity that is meant now. */
export interface ListRow {
  part: MatchedPart;
  quantity: number;
  kind: ListRowKind;
  /** Null while the quantity cannot be ordered. */
  cost: string | null;
  unitPrice: string | null;
  /** How many the cart has of it; the larger quantity stays. */
  held: number;
}

/** Judges a line. Nobody's quantity is changed without a word: one that cannot be ordered is corrected first. */
export function listRow(part: MatchedPart, quantity: number, held: number): ListRow {
  const { goods } = part;
  const cost = goods && problemOf(rulesOf(goods), quantity) === null ? costOf(goods, quantity) : null;
  const unitPrice = cost === null ? null : (goods?.priceLadder[stepAt(goods.priceLadder, quantity)]?.unitPrice ?? null);
  const kind = goods === null ? 'none' : unitPrice === null ? 'correct' : held >= quantity ? 'same' : 'ready';
  return { part, quantity, kind, cost, unitPrice, held };
}

/** What of the lines goes into the cart. */
export function toAdd(rows: readonly ListRow[]): ListedGoods[] {
  return rows.flatMap(({ part: { goods }, kind, quantity, unitPrice }) =>
    goods && kind === 'ready' && unitPrice !== null ? [{ goodsId: goods.id, quantity, knownPrice: unitPrice }] : [],
  );
}
