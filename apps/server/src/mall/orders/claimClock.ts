import type { Db } from '../../platform/database/connect.ts';
import type { Platform } from '../../platform/context.ts';
import { submitReview } from '../../reviews/queue.queries.ts';
import { amountText } from '../money.ts';
import { merchantBriefs } from '../merchant/merchants.queries.ts';
import { allows, onlyTarget } from '../states.rules.ts';
import { changeClaim, type ClaimRecord, filesOfClaim, findClaimsDue, lockUndecidedClaim, piecesOfClaim } from './claims.queries.ts';
import { claimKindNames } from './claims.rules.ts';
import { lockOrder, noteOrder } from './orderMoves.queries.ts';
import { auditSystem, tellBuyer, tellMerchant } from './orderNotices.ts';
import { answerDeadline, claimedBefore, CLAIM_HOURS, CLAIM_REMINDER_HOURS, type OrderRecord } from './orders.rules.ts';
import { shanghaiMinute } from '../../platform/shanghai.ts';

const AT_ONCE = 200;

/** How money goes back, for who decides. */
const refundWays = { alipay: '支付宝，按原渠道退回', transfer: '对公转账，由卖家转回', terms: '月结，从对账单减去' } as const;

/** What time does to claims that their merchants have not answered: first a word to the merchant, then the platform steps in. */
export async function runClaimClock({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  let done = 0;
  // Stepping in comes first: whose time is over needs no word that it will be.
  for (const event of ['step_in', 'remind'] as const)
    for (const id of await findClaimsDue(db, event, now, AT_ONCE))
      await db.transaction(async (tx) => {
        const order = await lockOrder(tx, id, 'anybody');
        const claim = await lockUndecidedClaim(tx, id);
        // It may have been answered since it was found.
        if (!claim || !allows('claim', claim.outcome, 'step_in') || claim.createdAt > claimedBefore(now, event)) return;
        if (event === 'step_in') await stepIn(tx, order, claim, now);
        else if (claim.remindedAt === null) await remind(tx, order, claim, now);
        done += 1;
      });
  return done;
}

/** What the merchant did not do in time. */
interface Late {
  what: string;
}

const answering: Late = { what: ` ${CLAIM_HOURS} 小时没有答复` };

async function remind(tx: Db, order: OrderRecord, claim: ClaimRecord, now: Date): Promise<void> {
  await changeClaim(tx, claim.id, { remindedAt: now });
  const body = `请在 ${shanghaiMinute(answerDeadline(claim))} 前答复买家的售后申请；到期没有答复，由平台裁决。`;
  await tellMerchant(tx, order, `售后申请不到 ${CLAIM_REMINDER_HOURS} 小时就到期`, body, now);
}

/** Hands a locked claim that the merchant does not attend to over to the operators. */
export async function stepIn(tx: Db, order: OrderRecord, claim: ClaimRecord, now: Date, late: Late = answering): Promise<void> {
  await changeClaim(tx, claim.id, { outcome: onlyTarget('claim', 'step_in'), steppedInAt: now });
  await noteOrder(tx, order, { party: 'system', text: `卖家 ${late.what}，平台介入`, now });
  await submitReview(tx, { ...(await factsOf(tx, order, claim, late)), isOneOfMany: true }, now);
  await auditSystem(tx, now, 'order.step_in', order, { asked: claim.asked, currency: order.currency });
  await tellBuyer(tx, order, '平台已介入售后', `卖家${late.what}，由平台裁决。请留好照片、运单和聊天记录，裁决后会通知你。`, now);
  await tellMerchant(tx, order, '平台已介入售后', `你${late.what}，不能再处理，由平台裁决。请留好发货凭证，裁决后会通知你。`, now);
}

/** What an operator judges a claim by. */
async function factsOf(tx: Db, order: OrderRecord, claim: ClaimRecord, late: Late) {
  const merchant = (await merchantBriefs(tx, [order.merchantId])).get(order.merchantId);
  const money = amountText(claim.asked, order.currency);
  return {
    kind: 'order_claim' as const,
    memberId: order.buyerId,
    title: `售后：订单 ${order.orderNo}`,
    facts: [
      { name: '卖家', value: merchant?.name ?? '未知' },
      { name: '买家申请', value: claim.remedy === 'exchange' ? `换货，价值 ${money}` : `退款 ${money}` },
      { name: '类别', value: claimKindNames[claim.kind] },
      { name: '物料', value: await piecesOfClaim(tx, claim.id) },
      { name: '具体情况', value: claim.reason },
      { name: '付款方式', value: refundWays[order.payMethod] },
      { name: '申请时间', value: shanghaiMinute(claim.createdAt) },
      { name: '介入原因', value: `卖家${late.what}` },
      { name: '怎样处理', value: `退款：退给买家 ${money}。不退款：订单接着走。都要写明原因，买卖双方都会看到。` },
    ],
    payload: { orderId: order.id, claimId: claim.id, files: await filesOfClaim(tx, claim.id) },
  };
}
