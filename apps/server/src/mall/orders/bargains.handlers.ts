import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { requireGoods } from '../goods/goods.handlers.ts';
import { tellSeat } from '../merchant/merchantNotices.ts';
import { amountText, formatUnitPrice, parseMicros } from '../money.ts';
import { addBargain, listBargains, toBargains } from './bargains.queries.ts';
import { judgeBargain } from './bargains.rules.ts';

async function ask({ db, session, clock }: Ctx<Session>, form: { goodsId: number; quantity: number; unitPrice: string; note: string }) {
  const { memberId } = session;
  const now = clock.now();
  const stored = await requireGoods(db, form.goodsId);
  const refused = judgeBargain(stored, form);
  if (refused) return refused;
  const wait = await takeHit(db, [{ key: `bargain:${memberId}`, limit: 20, seconds: 86_400 }], now);
  if (wait > 0) throw tooManyRequests(wait, '每天最多议价 20 次，请明天再试');
  const { merchantId, mpn, currency } = stored.goods;
  const made = await db.transaction(async (tx) => {
    const unitPrice = formatUnitPrice(parseMicros(form.unitPrice));
    const { goodsId, quantity } = form;
    const note = form.note.trim() || null;
    const bargain = await addBargain(tx, { buyerId: memberId, merchantId, goodsId, quantity, unitPrice, state: 'asked', note, createdAt: now });
    const body = `${mpn} × ${quantity}，期望单价 ${amountText(form.unitPrice, currency)}。`;
    await tellSeat(tx, merchantId, { title: '收到议价', body, href: '/userCenter/seller/bargains' }, now);
    return bargain;
  });
  const [bargain] = await toBargains(db, [made], now);
  if (!bargain) throw notFound('议价');
  return one(bargain, '已发给卖家，答复后会通知你');
}

/** What buyers ask for. */
export const bargainHandlers = {
  askBargain: (ctx, form) => ask(ctx, form),
  async bargains({ db, session, clock }, { state, ...page }) {
    const { rows, total } = await listBargains(db, { owner: { buyerId: session.memberId }, state }, page, clock.now());
    return many(rows, total);
  },
} satisfies Handlers<'askBargain' | 'bargains'>;
