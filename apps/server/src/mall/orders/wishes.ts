import type { Operations } from '@chippage/api/operations';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import type { UnpricedLine } from '../cart/cart.rules.ts';
import { findCartLines, lockCartLines } from '../cart/cart.queries.ts';
import { cartChangedFailure, notOrderableFailure, unclearWishFailure, wrongFieldFailure } from '../mall.errors.ts';
import { trimUnitPrice } from '../money.ts';
import { lockBargain } from './bargains.queries.ts';
import { allows } from '../states.rules.ts';
import { bargainState } from './bargains.rules.ts';

type Wanted = NonNullable<Operations['prepareOrder']['input']['body']['goods']>;

/** All of these lines of the cart, or 404. */
export async function linesOfCart(db: Db, memberId: number, ids: readonly number[]): Promise<UnpricedLine[]> {
  const lines = await findCartLines(db, memberId, ids);
  if (lines.length !== new Set(ids).size) throw notFound('购物车物料');
  return lines.map((line) => ({ ...line, isSelected: true }));
}

/** All of these lines of the cart, to be ordered in this transaction and by nobody else. @throws Failure when one is not there any more */
export async function takeLinesOfCart(tx: Db, memberId: number, ids: readonly number[]): Promise<UnpricedLine[]> {
  const lines = await lockCartLines(tx, memberId, ids);
  if (lines.length !== new Set(ids).size) throw cartChangedFailure();
  return lines.map((line) => ({ ...line, isSelected: true }));
}

/** Goods wanted at once. */
export function linesOfGoods(wanted: Wanted, now: Date): UnpricedLine[] {
  if (new Set(wanted.map(({ goodsId }) => goodsId)).size !== wanted.length) throw wrongFieldFailure('goods', '同一个商品请合并成一行');
  return wanted.map(({ goodsId, quantity, customerRef = '' }) => ({
    id: goodsId,
    goodsId,
    quantity,
    customerRef: customerRef.trim() || null,
    isSelected: true,
    knownPrice: null,
    stockAtAdd: null,
    addedAt: now,
  }));
}

/** The goods of an agreed price, as long as it holds. */
export async function linesOfBargain(db: Db, memberId: number, id: number, now: Date): Promise<UnpricedLine[]> {
  const bargain = await lockBargain(db, id, { buyerId: memberId });
  if (!bargain) throw notFound('议价');
  const { goodsId, quantity, state, validUntil } = bargain;
  if (!allows('bargain', bargainState({ state, validUntil }, now), 'order')) throw notOrderableFailure([goodsId]);
  const base = { id: goodsId, goodsId, quantity, customerRef: null, isSelected: true, knownPrice: null, stockAtAdd: null, addedAt: now };
  return [{ ...base, agreedPrice: trimUnitPrice(bargain.unitPrice) }];
}

/** The lines of a wish, whichever of the three it is. */
export async function linesOfWish(
  db: Db,
  memberId: number,
  { lineIds, goods, bargainId }: Operations['prepareOrder']['input']['body'],
  now: Date,
): Promise<UnpricedLine[]> {
  if ([lineIds, goods, bargainId].filter((part) => part !== undefined).length !== 1) throw unclearWishFailure();
  if (lineIds) return linesOfCart(db, memberId, lineIds);
  if (goods) return linesOfGoods(goods, now);
  return linesOfBargain(db, memberId, bargainId ?? 0, now);
}
