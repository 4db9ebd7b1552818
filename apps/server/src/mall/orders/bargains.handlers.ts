import type { Bargain } from '@chippage/api/types';
import { and, count, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import { giveNotice } from '../../messages/notices.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one, refusal, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.ts';
import { findGoods } from '../goods/goods.queries.ts';
import { toGoodsRow } from '../goods/goods.rules.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { offSale } from '../mall.errors.ts';
import { formatMoney, formatUnitPrice, parseMicros, trimUnitPrice } from '../money.ts';
import { bargains } from './orders.schema.ts';
import { judgeQuantity, lineTotal, stepOf } from '../goods/pricing.rules.ts';

type Row = typeof bargains.$inferSelect;
type State = Bargain['state'];

const notLower = () => refusal('bargain.not_lower', '期望单价应低于现价，现价可以直接购买');
const wrongQuantity = () => refusal('bargain.quantity', '数量不符合起订量或倍数，请先调整数量');

/** Which rows are in a state now: an accepted price that ran out is `expired`. */
export function inState(state: State | undefined, now: Date): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === 'expired') return and(eq(bargains.state, 'accepted'), lte(bargains.validUntil, now));
  return state === 'accepted' ? and(eq(bargains.state, 'accepted'), gt(bargains.validUntil, now)) : eq(bargains.state, state);
}

/** Bargains with their goods, the newest first. */
export async function listBargains(db: Db, where: SQL | undefined, { pageIndex, pageSize }: { pageIndex: number; pageSize: number }, now: Date) {
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(bargains)
      .where(where)
      .orderBy(desc(bargains.id))
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize),
    db.select({ total: count() }).from(bargains).where(where),
  ]);
  return { rows: await toBargains(db, rows, now), total: counted?.total ?? 0 };
}

/** Bargains as the contract shows them. */
export async function toBargains(db: Db, rows: readonly Row[], now: Date): Promise<Bargain[]> {
  const found = await findGoods(
    db,
    rows.map(({ goodsId }) => goodsId),
  );
  return rows.flatMap(({ id, goodsId, quantity, unitPrice, state, note, answer, createdAt, validUntil }) => {
    const stored = found.get(goodsId);
    if (!stored) return [];
    const goods = toGoodsRow(stored);
    const step = stepOf(goods.priceLadder, quantity);
    return [
      {
        id,
        goods,
        quantity,
        unitPrice: trimUnitPrice(unitPrice),
        listPrice: step === null ? null : (goods.priceLadder[step]?.unitPrice ?? null),
        lineTotal: formatMoney(lineTotal(parseMicros(unitPrice), quantity)),
        state: state === 'accepted' && validUntil !== null && validUntil <= now ? 'expired' : state,
        note,
        answer,
        createTime: createdAt.toISOString(),
        validUntil: validUntil?.toISOString() ?? null,
      },
    ];
  });
}

async function ask({ db, session, clock }: Ctx<Session>, form: { goodsId: number; quantity: number; unitPrice: string; note: string }) {
  const { memberId } = session;
  const now = clock.now();
  const stored = (await findGoods(db, [form.goodsId])).get(form.goodsId);
  if (!stored) throw notFound('商品');
  const row = toGoodsRow(stored);
  const judged = judgeQuantity(row, form.quantity);
  if (judged === 'off_sale') return offSale();
  if (judged !== 'ok' && judged !== 'above_stock' && judged !== 'out_of_stock') return wrongQuantity();
  const wanted = parseMicros(form.unitPrice);
  const list = row.priceLadder[stepOf(row.priceLadder, form.quantity) ?? -1]?.unitPrice;
  if (list === undefined || wanted <= 0n || wanted >= parseMicros(list)) return notLower();
  const wait = await takeHit(db, [{ key: `bargain:${memberId}`, limit: 20, seconds: 86_400 }], now);
  if (wait > 0) throw tooManyRequests(wait, '每天最多议价 20 次，请明天再试');
  const made = await db.transaction(async (tx) => {
    const [bargain] = await tx
      .insert(bargains)
      .values({
        buyerId: memberId,
        merchantId: row.merchant.id,
        goodsId: row.id,
        quantity: form.quantity,
        unitPrice: formatUnitPrice(wanted),
        state: 'asked',
        note: form.note.trim() || null,
        createdAt: now,
      })
      .returning();
    const [seat] = await tx.select({ memberId: merchants.memberId }).from(merchants).where(eq(merchants.id, row.merchant.id));
    if (seat?.memberId != null) {
      const body = `${row.mpn} × ${form.quantity}，期望单价 ${row.currency} ${form.unitPrice}。`;
      await giveNotice(tx, { memberId: seat.memberId, kind: 'system', title: '收到议价', body, href: '/userCenter/seller/bargains' }, now);
    }
    return bargain;
  });
  const [bargain] = made ? await toBargains(db, [made], now) : [];
  if (!bargain) throw notFound('议价');
  return one(bargain, '已发给卖家，答复后会通知你');
}

/** What buyers ask for. */
export const bargainHandlers = {
  askBargain: (ctx, form) => ask(ctx, form),
  async bargains({ db, session, clock }, { state, ...page }) {
    const now = clock.now();
    const { rows, total } = await listBargains(db, and(eq(bargains.buyerId, session.memberId), inState(state, now)), page, now);
    return many(rows, total);
  },
} satisfies Handlers<'askBargain' | 'bargains'>;
