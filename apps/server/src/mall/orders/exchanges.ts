import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { wrongFieldFailure } from '../mall.errors.ts';
import { allows, requireAllowed } from '../states.rules.ts';
import { stepIn } from './claimClock.ts';
import { addClaimParcel, changeClaim, type ClaimRecord, findExchangesDue, lockUndecidedClaim, returnNumberOf } from './claims.queries.ts';
import { lockOrder, moveOrder, noteOrder } from './orderMoves.queries.ts';
import { tellBuyer, tellMerchant } from './orderNotices.ts';
import { afterClaim, EXCHANGE_DAYS, exchangeDeadline, type OrderRecord } from './orders.rules.ts';

const AT_ONCE = 200;
const DAY = 86_400_000;

/** Who carries a parcel, and under which number. */
interface ParcelNumber {
  carrier: string;
  trackingNo: string;
}

/** The buyer of a locked order sends back what is to be exchanged. */
export async function sendGoodsBack(tx: Db, order: OrderRecord, claim: ClaimRecord, { carrier, trackingNo }: ParcelNumber, now: Date): Promise<OrderRecord> {
  requireAllowed('claim', claim.outcome, 'send_back');
  const by = carrier.trim() || carrier;
  await addClaimParcel(tx, { claimId: claim.id, way: 'back', carrier: by, trackingNo, sentAt: now });
  await changeClaim(tx, claim.id, { outcome: 'returned', movedAt: now });
  const noted = await noteOrder(tx, order, { party: 'buyer', text: `已寄回换货的物料，${by} ${trackingNo}`, now });
  await tellMerchant(tx, noted, '买家已寄回换货的物料', `${by}，单号 ${trackingNo}。收到后请在 ${EXCHANGE_DAYS} 天内发出换货，到期平台介入。`, now);
  return noted;
}

/** The merchant of a locked order sends the other goods. */
export async function sendOtherGoods(tx: Db, order: OrderRecord, claim: ClaimRecord, { carrier, trackingNo }: ParcelNumber, now: Date): Promise<OrderRecord> {
  requireAllowed('claim', claim.outcome, 'send_replacement');
  if ((await returnNumberOf(tx, claim.id))?.toUpperCase() === trackingNo.toUpperCase())
    throw wrongFieldFailure('trackingNo', '这是买家寄回的运单号，请填写发出换货的运单号');
  const by = carrier.trim() || carrier;
  await addClaimParcel(tx, { claimId: claim.id, way: 'replacement', carrier: by, trackingNo, sentAt: now });
  await changeClaim(tx, claim.id, { outcome: 'replaced', movedAt: now });
  const noted = await noteOrder(tx, order, { party: 'merchant', text: `换货已发出，${by} ${trackingNo}`, now });
  await tellBuyer(tx, noted, '换货已发出', `${by}，单号 ${trackingNo}。收到后请确认，${EXCHANGE_DAYS} 天后自动确认。`, now);
  return noted;
}

/** The other goods are there: the exchange of a locked order is over, and the order goes on where it stood. */
export async function endExchange(tx: Db, order: OrderRecord, claim: ClaimRecord, party: 'buyer' | 'system', now: Date): Promise<OrderRecord> {
  requireAllowed('claim', claim.outcome, 'receive');
  await changeClaim(tx, claim.id, { outcome: 'exchanged', movedAt: now });
  const text = party === 'buyer' ? '换货已签收' : `${EXCHANGE_DAYS} 天没有确认，换货自动签收`;
  const moved = await moveOrder(tx, order, 'resolve', { party, text, now, ...afterClaim(order, false, now) });
  await tellMerchant(tx, moved, '换货已完成', `${text}，订单继续。`, now);
  if (party === 'system') await tellBuyer(tx, moved, '换货已自动签收', '订单继续；有新的情况可以再申请售后。', now);
  return moved;
}

/** What was agreed to be exchanged never came back: the order goes on as if nothing had been agreed. */
async function lapse(tx: Db, order: OrderRecord, claim: ClaimRecord, now: Date): Promise<void> {
  const answer = `${claim.answer ?? ''}（${EXCHANGE_DAYS} 天内没有寄回，换货已关闭）`;
  await changeClaim(tx, claim.id, { outcome: 'declined', answer, movedAt: now });
  const moved = await moveOrder(tx, order, 'resolve', {
    party: 'system',
    text: `${EXCHANGE_DAYS} 天内没有寄回，换货关闭`,
    now,
    ...afterClaim(order, false, now),
  });
  await tellBuyer(tx, moved, '换货已关闭', `${EXCHANGE_DAYS} 天内没有填写寄回的运单号。还需要的话可以再申请售后。`, now);
  await tellMerchant(tx, moved, '换货已关闭', '买家没有按时寄回，订单继续。', now);
}

/** What time does to exchanges: what does not come back is closed, the platform steps in for what is not sent, and what is not objected to is there. */
export async function runExchangeClock({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  let done = 0;
  for (const id of await findExchangesDue(db, new Date(now.getTime() - EXCHANGE_DAYS * DAY), AT_ONCE))
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id, 'anybody');
      const claim = await lockUndecidedClaim(tx, id);
      const ends = claim ? exchangeDeadline(claim) : null;
      // It may have gone on since it was found.
      if (!claim || ends === null || ends > now) return;
      if (allows('claim', claim.outcome, 'lapse')) await lapse(tx, order, claim, now);
      else if (allows('claim', claim.outcome, 'step_in')) await stepIn(tx, order, claim, now, { what: ` ${EXCHANGE_DAYS} 天没有发出换货` });
      else await endExchange(tx, order, claim, 'system', now);
      done += 1;
    });
  return done;
}
