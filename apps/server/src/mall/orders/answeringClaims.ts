import type { Db } from '../../platform/database/connect.ts';
import { noExchangeFailure, wrongFieldFailure } from '../mall.errors.ts';
import { amountText, formatMoney, type Micros, parseMicros } from '../money.ts';
import { addRefund, findTakenPayment } from '../payments/refunds.queries.ts';
import { answerClaim, changeClaim, type ClaimRecord } from './claims.queries.ts';
import { leftToRefund } from './claims.rules.ts';
import { moveOrder, noteOrder } from './orderMoves.queries.ts';
import { tellBuyer, tellMerchant } from './orderNotices.ts';
import { afterClaim, EXCHANGE_DAYS, type OrderRecord } from './orders.rules.ts';
import { refundOrder } from './refunding.ts';
import { withoutStop } from '../sentence.ts';
import { type DeedOf, requireAllowed } from '../states.rules.ts';

/** Who ends a claim: the merchant answers it, an operator decides it where the platform has stepped in. */
type Judge = 'merchant' | 'operator';

const deeds = { merchant: 'answer', operator: 'decide' } as const satisfies Record<Judge, DeedOf<'claim'>>;

/** Ends a claim of a locked order without paying back: the order goes on where it stood. */
export async function declineClaim(tx: Db, order: OrderRecord, claim: ClaimRecord, answer: string, by: Judge, now: Date): Promise<OrderRecord> {
  requireAllowed('claim', claim.outcome, deeds[by], 'declined');
  await answerClaim(tx, claim.id, { outcome: 'declined', answer, refund: null }, now);
  const text = `${by === 'merchant' ? '售后已答复' : '平台裁决不退款'}：${answer}`;
  const moved = await moveOrder(tx, order, 'resolve', { party: by, text, now, ...afterClaim(order, false, now) });
  if (by === 'merchant') await tellBuyer(tx, moved, '售后已答复', answer, now);
  else {
    await tellBuyer(tx, moved, '平台已裁决：不退款', `原因：${withoutStop(answer)}。订单继续，有新的情况可以再申请售后。`, now);
    await tellMerchant(tx, moved, '平台已裁决：不退款', `原因：${withoutStop(answer)}。订单继续，请照常履行。`, now);
  }
  return moved;
}

/**
 * Ends a claim of a locked order by paying back. What came through the channel goes back through it, and only
 * then the order goes on; a transfer the merchant sends back itself.
 * @param agreed Absent amount: what the buyer asks for.
 * @returns The order, the number of the refund to send, null for a transfer, and what goes back.
 * @throws Failure mall.amount for nothing, or for more than can go back.
 */
export async function agreeToRefund(
  tx: Db,
  order: OrderRecord,
  claim: ClaimRecord,
  agreed: { answer: string; amount: string | undefined },
  by: Judge,
  now: Date,
): Promise<{ moved: OrderRecord; refundId: number | null; amount: string }> {
  requireAllowed('claim', claim.outcome, deeds[by], 'refund');
  const amount = formatMoney(amountOf(order, claim, agreed.amount));
  const money = amountText(amount, order.currency);
  await answerClaim(tx, claim.id, { outcome: 'refund', answer: agreed.answer, refund: amount }, now);
  const paymentId = await findTakenPayment(tx, order.id);
  const isOnline = paymentId !== undefined;
  const own = { orderId: order.id, claimId: claim.id, amount, createdAt: now };
  const { id } = await addRefund(tx, isOnline ? { ...own, paymentId, state: 'sending' } : { ...own, state: 'sent', sentAt: now });
  const isOnTerms = order.termsId !== null;
  const words = { merchant: isOnline || isOnTerms ? '同意退款' : '已退款', operator: '平台裁决退款' }[by];
  const step = { party: by, text: `${words} ${money}${isOnTerms ? '，从月结减去' : ''}：${agreed.answer}`, now };
  const moved = isOnline ? await noteOrder(tx, order, step) : await refundOrder(tx, order, { claimId: claim.id, amount }, 'resolve', step);
  if (by === 'merchant') await tellBuyer(tx, moved, `卖家同意退款 ${money}`, agreed.answer, now);
  else {
    const why = `原因：${withoutStop(agreed.answer)}。`;
    const [toBuyer, toMerchant] = isOnTerms
      ? ['这笔金额从月结减去，记入当月的对账单。', '这笔金额从买家的月结减去，记入当月的对账单，你不用再操作。']
      : isOnline
        ? ['货款按原支付渠道退回，退回后会再通知你。', '货款按原支付渠道退给买家，你不用再操作。']
        : ['由卖家把货款转回给你，没有收到请联系卖家或平台。', '请尽快把货款转回给买家，并留好转账凭证。'];
    await tellBuyer(tx, moved, `平台已裁决：退款 ${money}`, `${why}${toBuyer}`, now);
    await tellMerchant(tx, moved, `平台已裁决：退款 ${money}`, `${why}${toMerchant}`, now);
  }
  return { moved, refundId: isOnline ? id : null, amount };
}

/**
 * Agrees to exchange what a locked order's buyer wants exchanged: the buyer sends it back first.
 * @throws Failure claim.no_exchange when nobody asked for it, mall.returnTo without a place to send it to.
 */
export async function agreeToExchange(
  tx: Db,
  order: OrderRecord,
  claim: ClaimRecord,
  agreed: { answer: string; returnTo: string },
  now: Date,
): Promise<OrderRecord> {
  requireAllowed('claim', claim.outcome, 'answer', 'returning');
  if (claim.remedy !== 'exchange') throw noExchangeFailure('买家申请的是退款，请选择退款或不同意');
  const { answer, returnTo } = agreed;
  if (returnTo.length < 5) throw wrongFieldFailure('returnTo', '请填写寄回的收件人、电话和地址');
  await changeClaim(tx, claim.id, { outcome: 'returning', answer, returnTo, movedAt: now, decidedAt: now });
  const noted = await noteOrder(tx, order, { party: 'merchant', text: `同意换货：${answer}`, now });
  await tellBuyer(tx, noted, '卖家同意换货', `请在 ${EXCHANGE_DAYS} 天内寄到：${withoutStop(returnTo)}，并在订单里填写运单号。`, now);
  return noted;
}

/** For what was not shipped nothing can be kept; for what came, the two may agree on another amount. */
function amountOf(order: OrderRecord, { kind, asked }: ClaimRecord, wanted: string | undefined): Micros {
  const amount = parseMicros(kind === 'unshipped' ? asked : (wanted ?? asked));
  const most = leftToRefund(order);
  if (amount <= 0n || amount > most) throw wrongFieldFailure('amount', `退款金额最多 ${amountText(formatMoney(most), order.currency)}，且要大于 0`);
  return amount;
}
