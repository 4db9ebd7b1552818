import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx, Session } from '../../platform/context.ts';
import { audit } from '../../platform/audit.ts';
import { giveNotice } from '../../messages/notices.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { countInvoices, findInvoices } from './invoices.queries.ts';
import { findTitle } from './invoiceTitles.handlers.ts';
import { noInvoice } from '../mall.errors.ts';
import { formatMoney, parseMicros } from '../money.ts';
import type { OrderRecord } from '../orders/orderMoves.queries.ts';
import { invoicedOf } from '../orders/orders.queries.ts';
import { orders } from '../orders/orders.schema.ts';
import { invoiceFiles, invoiceOrders, invoices } from './papers.schema.ts';

const total = (rows: readonly OrderRecord[], pick: (row: OrderRecord) => string | null) =>
  formatMoney(rows.reduce((sum, row) => sum + parseMicros(pick(row) ?? '0'), 0n));

/** @throws Failure when these orders cannot have one invoice together. */
function requireTogether(found: readonly OrderRecord[], wanted: number, invoiced: ReadonlySet<number>): void {
  if (found.length !== wanted) throw notFound('订单');
  if (found.some(({ state }) => state !== 'FINISHED')) throw noInvoice('确认收货后才能申请发票');
  if (found.some(({ currency, taxMode }) => currency !== 'CNY' || taxMode === 'untaxed')) throw noInvoice('未税订单不开发票');
  if (new Set(found.map(({ merchantId }) => merchantId)).size !== 1) throw noInvoice('一张发票只能合并同一个卖家的订单');
  if (found.some(({ id }) => invoiced.has(id))) throw noInvoice('订单已经申请过发票');
}

async function apply(
  ctx: Ctx<Session>,
  { orderIds, titleId, remark = '' }: { orderIds: number[]; titleId: number; remark?: string | undefined },
): Promise<number> {
  const { memberId } = ctx.session;
  const now = ctx.clock.now();
  const ids = [...new Set(orderIds)];
  return ctx.db.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(orders)
      .where(and(inArray(orders.id, ids), eq(orders.buyerId, memberId)))
      .orderBy(asc(orders.id))
      .for('update');
    requireTogether(found, ids.length, await invoicedOf(tx, ids));
    const { kind, buyerName, taxNo, address, tel, bankName, bankAccount, email } = await findTitle(tx, memberId, titleId);
    const merchantId = found[0]?.merchantId ?? 0;
    const [invoice] = await tx
      .insert(invoices)
      .values({
        memberId,
        merchantId,
        kind,
        buyerName,
        taxNo,
        address,
        tel,
        bankName,
        bankAccount,
        email,
        state: 'applied',
        untaxed: total(found, (row) => row.untaxed),
        tax: total(found, (row) => row.tax),
        total: total(found, (row) => row.goodsTotal),
        remark: remark.trim() || null,
        appliedAt: now,
      })
      .returning({ id: invoices.id });
    if (!invoice) throw new Error('the invoice was not written');
    await tx.insert(invoiceOrders).values(ids.map((orderId) => ({ invoiceId: invoice.id, orderId })));
    await audit(
      { ...ctx, db: tx },
      { event: 'invoice.apply', outcome: 'ok', memberId, detail: { invoice: invoice.id, orders: found.map(({ orderNo }) => orderNo).join(' ') } },
    );
    const [seat] = await tx.select({ memberId: merchants.memberId }).from(merchants).where(eq(merchants.id, merchantId));
    if (seat?.memberId != null)
      await giveNotice(
        tx,
        { memberId: seat.memberId, kind: 'system', title: '买家申请发票', body: `抬头 ${buyerName}，请尽快开具。`, href: '/userCenter/seller/invoices' },
        now,
      );
    return invoice.id;
  });
}

/** Invoices, as buyers see them. */
export const invoiceHandlers = {
  async applyInvoice(ctx, form) {
    const id = await apply(ctx, form);
    const [invoice] = await findInvoices(ctx.db, eq(invoices.id, id));
    if (!invoice) throw notFound('发票');
    return one(invoice, '已申请，卖家开具后会通知你');
  },
  async invoices({ db, session }, { state, pageIndex, pageSize }) {
    const where = and(eq(invoices.memberId, session.memberId), state === undefined ? undefined : eq(invoices.state, state));
    const [rows, all] = await Promise.all([findInvoices(db, where, { limit: pageSize, offset: (pageIndex - 1) * pageSize }), countInvoices(db, where)]);
    return many(rows, all);
  },
  async invoiceFile({ db, session }, { id }) {
    const [found] = await db
      .select({ file: invoiceFiles, buyerId: invoices.memberId, merchantId: merchants.memberId, no: invoices.no })
      .from(invoiceFiles)
      .innerJoin(invoices, eq(invoices.id, invoiceFiles.invoiceId))
      .innerJoin(merchants, eq(merchants.id, invoices.merchantId))
      .where(eq(invoiceFiles.id, id));
    if (!found || ![found.buyerId, found.merchantId].includes(session.memberId)) throw notFound('发票文件');
    const { kind, sha256, sizeBytes } = found.file;
    return storedFile({ name: `发票-${found.no ?? id}.${kind}`, contentType: 'application/octet-stream', disposition: 'attachment', sha256, sizeBytes });
  },
} satisfies Handlers<'applyInvoice' | 'invoices' | 'invoiceFile'>;
