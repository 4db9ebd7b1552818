import { stepOf } from '@chippage/api/quantity';
import type { Bargain } from '@chippage/api/types';
import { refusal } from '../../platform/errors.ts';
import { type StoredGoods, toGoodsRow } from '../goods/goods.rules.ts';
import { judgeQuantity, lineTotal } from '../goods/pricing.rules.ts';
import { refuseOffSale } from '../mall.errors.ts';
import { formatMoney, parseMicros, trimUnitPrice } from '../money.ts';
import type { bargains } from './orders.schema.ts';

/** How long an accepted price holds, in days. */
export const BARGAIN_DAYS = 3;

/** A bargain's row. */
export type BargainRecord = typeof bargains.$inferSelect;

const refuseNotLower = () => refusal('bargain.not_lower', '期望单价应低于现价，现价可以直接购买');
const refuseQuantity = () => refusal('bargain.quantity', '数量不符合起订量或倍数，请先调整数量');

/** Why a price cannot be asked for, or null. Stock is another matter: it may come. */
export function judgeBargain(stored: StoredGoods, { quantity, unitPrice }: { quantity: number; unitPrice: string }) {
  const row = toGoodsRow(stored);
  const judged = judgeQuantity(row, quantity);
  if (judged === 'off_sale') return refuseOffSale();
  if (judged !== 'ok' && judged !== 'above_stock' && judged !== 'out_of_stock') return refuseQuantity();
  const wanted = parseMicros(unitPrice);
  const list = row.priceLadder[stepOf(row.priceLadder, quantity) ?? -1]?.unitPrice;
  return list === undefined || wanted <= 0n || wanted >= parseMicros(list) ? refuseNotLower() : null;
}

/** Where a bargain stands: an accepted price that ran out is `expired`. */
export const bargainState = ({ state, validUntil }: Pick<BargainRecord, 'state' | 'validUntil'>, now: Date): Bargain['state'] =>
  state === 'accepted' && validUntil !== null && validUntil <= now ? 'expired' : state;

/** A bargain as the contract shows it. */
export function toBargain(row: BargainRecord, stored: StoredGoods, now: Date): Bargain {
  const { id, quantity, unitPrice, note, answer, createdAt, validUntil } = row;
  const goods = toGoodsRow(stored);
  const step = stepOf(goods.priceLadder, quantity);
  return {
    id,
    goods,
    quantity,
    unitPrice: trimUnitPrice(unitPrice),
    listPrice: step === null ? null : (goods.priceLadder[step]?.unitPrice ?? null),
    lineTotal: formatMoney(lineTotal(parseMicros(unitPrice), quantity)),
    state: bargainState(row, now),
    note,
    answer,
    createTime: createdAt.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
  };
}
