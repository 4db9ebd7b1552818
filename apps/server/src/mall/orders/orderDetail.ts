import type { OrderCredit, OrderDetail } from '@chippage/api/types';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { approverNameOf } from '../approvals/approvals.queries.ts';
import { inCapitals } from '../capitals.ts';
import { dueDayOf, monthOf, statementNo } from '../credit/credit.rules.ts';
import { findCreditById, statementOfOrder } from '../credit/statements.queries.ts';
import { invoicesOfOrder } from '../papers/invoices.queries.ts';
import { merchantBriefs } from '../merchant/merchants.queries.ts';
import { claimsOfOrder, lastClaimsOf } from './claims.queries.ts';
import { hintOf } from './hints.rules.ts';
import { findEvents } from './orderEvents.queries.ts';
import { invoicedOf, linesOf } from './orders.queries.ts';
import { parcelsOfOrder } from './parcels.queries.ts';
import { buyerActions, merchantActions, type OrderRecord, toOrderRow } from './orders.rules.ts';
import { orderSteps } from './orderSteps.rules.ts';
import { paymentsOfOrder } from '../payments/onlinePayments.queries.ts';
import { pisOfOrder } from '../payments/pis.queries.ts';
import { receiptsOfOrder } from '../payments/receipts.queries.ts';
import { withoutStop } from '../sentence.ts';

/** How an order on credit terms is settled; null: it is on none. */
async function creditOf(db: Db, { id, termsId, createdAt }: OrderRecord): Promise<OrderCredit | null> {
  if (termsId === null) return null;
  const statement = await statementOfOrder(db, id);
  if (statement) return { termsId, dueOn: statement.dueOn, statementId: statement.id, statementNo: statementNo(statement) };
  const terms = await findCreditById(db, termsId);
  return { termsId, dueOn: dueDayOf(monthOf(createdAt), terms?.grantedDays ?? 30), statementId: null, statementNo: null };
}

/** An order with everything, as its buyer, its merchant or an operator sees it. */
export async function toOrderDetail(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  order: OrderRecord,
  viewer: 'buyer' | 'merchant' | 'operator',
): Promise<OrderDetail> {
  const { id } = order;
  const [lines, merchants, invoiced, ownParcels, timeline, claims, receipts, payments, pis, invoices, approvedBy, claimed] = await Promise.all([
    linesOf(db, [id]),
    merchantBriefs(db, [order.merchantId]),
    invoicedOf(db, [id]),
    parcelsOfOrder(db, order),
    findEvents(db, id),
    claimsOfOrder(db, id),
    receiptsOfOrder(db, id),
    paymentsOfOrder(db, id),
    pisOfOrder(db, order, clock.now()),
    invoicesOfOrder(db, id),
    approverNameOf(db, order.requestId),
    lastClaimsOf(db, [id]),
  ]);
  const merchant = merchants.get(order.merchantId) ?? { id: order.merchantId, name: '', isSample: false };
  const claim = claimed.get(id) ?? null;
  const actions = {
    buyer: () => buyerActions(order, { isInvoiced: invoiced.has(id), claim }),
    merchant: () => merchantActions(order, { claim }),
    operator: () => [],
  }[viewer]();
  // An operator may have ended the reason as a sentence; ours goes on after it.
  const refused = order.state === 'CREATED' && receipts[0]?.state === 'refused' ? withoutStop(receipts[0].reason ?? '') : null;
  const hint = hintOf(order, viewer === 'merchant' ? 'merchant' : 'buyer', { claim, refused });
  return {
    ...toOrderRow(order, { lines: lines.get(id) ?? [], merchant, actions, hint, claim }),
    source: order.source,
    steps: orderSteps(order, { parcels: ownParcels, claimTime: claims[0]?.createTime ?? null }),
    timeline,
    parcels: ownParcels,
    totalInWords: inCapitals(order.total, order.currency),
    address: order.address,
    title: order.title,
    forwarder: order.forwarder,
    warehousingNo: order.warehousingNo,
    poNo: order.poNo,
    remark: order.remark,
    credit: await creditOf(db, order),
    // What the buyer pays with is between the buyer, the bank and the site.
    receipts: viewer === 'merchant' ? [] : receipts,
    payments: viewer === 'merchant' ? [] : payments,
    pis: viewer === 'merchant' ? [] : pis,
    invoices,
    claims,
    closeReason: order.closeReason,
    // Who decides what inside the buyer's company is not the merchant's business.
    approvedBy: viewer === 'merchant' ? null : approvedBy,
  };
}
