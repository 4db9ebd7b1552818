import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { tellSeat } from '../merchant/merchantNotices.ts';
import { invoicedOf, lockOrders } from '../orders/orders.queries.ts';
import { findInvoice, findInvoiceFile, listInvoices } from './invoices.queries.ts';
import { invoiceAmounts, requireTogether } from './invoices.rules.ts';
import { findTitle } from './invoiceTitles.queries.ts';
import { addInvoice } from './invoiceWrites.queries.ts';

interface Application {
  orderIds: number[];
  titleId: number;
  remark?: string | undefined;
}

async function apply(ctx: Ctx<Session>, { orderIds, titleId, remark = '' }: Application): Promise<number> {
  const { memberId } = ctx.session;
  const now = ctx.clock.now();
  const ids = [...new Set(orderIds)];
  return ctx.db.transaction(async (tx) => {
    const found = await lockOrders(tx, memberId, ids);
    requireTogether(found, ids.length, await invoicedOf(tx, ids));
    const { kind, buyerName, taxNo, address, tel, bankName, bankAccount, email } = await findTitle(tx, memberId, titleId);
    const merchantId = found[0]?.merchantId ?? 0;
    const paper = { kind, buyerName, taxNo, address, tel, bankName, bankAccount, email, ...invoiceAmounts(found), remark: remark.trim() || null };
    const id = await addInvoice(tx, { memberId, merchantId, ...paper, state: 'applied', appliedAt: now }, ids);
    await audit(
      { ...ctx, db: tx },
      { event: 'invoice.apply', outcome: 'ok', memberId, detail: { invoice: id, orders: found.map(({ orderNo }) => orderNo).join(' ') } },
    );
    await tellSeat(tx, merchantId, { title: '买家申请发票', body: `抬头 ${buyerName}，请尽快开具。`, href: '/userCenter/seller/invoices' }, now);
    return id;
  });
}

/** Invoices, as buyers see them. */
export const invoiceHandlers = {
  applyInvoice: async (ctx, form) => one(await findInvoice(ctx.db, await apply(ctx, form)), '已申请，卖家开具后会通知你'),
  async invoices({ db, session }, { state, ...page }) {
    const { rows, total } = await listInvoices(db, { owner: { memberId: session.memberId }, state }, page);
    return many(rows, total);
  },
  async invoiceFile({ db, session }, { id }) {
    const found = await findInvoiceFile(db, id);
    if (!found || ![found.buyerId, found.seatId].includes(session.memberId)) throw notFound('发票文件');
    const { kind, sha256, sizeBytes } = found.file;
    return storedFile({
      name: `${found.reversesId === null ? '发票' : '红字发票'}-${found.no ?? id}.${kind}`,
      contentType: 'application/octet-stream',
      disposition: 'attachment',
      sha256,
      sizeBytes,
    });
  },
} satisfies Handlers<'applyInvoice' | 'invoices' | 'invoiceFile'>;
