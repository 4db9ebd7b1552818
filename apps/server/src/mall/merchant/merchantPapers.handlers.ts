import { and, eq } from 'drizzle-orm';
import { giveNotice } from '../../messages/notices.ts';
import { audit } from '../../platform/audit.ts';
import { many, notFound, one, refusal } from '../../platform/errors.ts';
import { blobs } from '../../platform/files.schema.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { inState, listBargains, toBargains } from '../orders/bargains.handlers.ts';
import { countInvoices, findInvoices } from '../papers/invoices.queries.ts';
import { invoiceTypeOf } from '../papers/invoiceTypeOf.ts';
import { merchantOf } from './merchantOf.ts';
import { wrongState } from '../mall.errors.ts';
import { bargains } from '../orders/orders.schema.ts';
import { invoiceFiles, invoiceOrders, invoices } from '../papers/papers.schema.ts';

const LARGEST = 10 * 1024 * 1024;
/** How long an accepted price holds. */
const BARGAIN_MS = 3 * 86_400_000;

const noNumber = () => refusal('invoice.no_required', '请填写 20 位发票号码');
const noReason = () => refusal('invoice.reason_required', '请填写驳回原因');
const wrongFile = () => refusal('invoice.file', '只支持 PDF、OFD 和 XML，最大 10 MB');
const notIssued = () => refusal('invoice.not_issued', '请先填写发票号码，再上传文件');

/** The merchant's side of bargains and invoices. */
export const merchantPaperHandlers = {
  async merchantBargains(ctx, { state, ...page }) {
    const { id } = await merchantOf(ctx);
    const now = ctx.clock.now();
    const { rows, total } = await listBargains(ctx.db, and(eq(bargains.merchantId, id), inState(state, now)), page, now);
    return many(rows, total);
  },

  async decideBargain(ctx, { id, decision, answer }) {
    const { id: merchantId } = await merchantOf(ctx);
    const now = ctx.clock.now();
    const decided = await ctx.db.transaction(async (tx) => {
      const [found] = await tx
        .select()
        .from(bargains)
        .where(and(eq(bargains.id, id), eq(bargains.merchantId, merchantId)))
        .for('update');
      if (!found) throw notFound('议价');
      if (found.state !== 'asked') throw wrongState(found.state, '这次议价已经答复过');
      const isAccepted = decision === 'accept';
      const change = {
        state: isAccepted ? ('accepted' as const) : ('refused' as const),
        answer: answer.trim() || null,
        decidedAt: now,
        validUntil: isAccepted ? new Date(now.getTime() + BARGAIN_MS) : null,
      };
      await tx.update(bargains).set(change).where(eq(bargains.id, id));
      const body = isAccepted ? '卖家接受了你的价格，3 天内可以下单。' : `卖家没有接受你的价格。${answer.trim()}`;
      await giveNotice(
        tx,
        { memberId: found.buyerId, kind: 'system', title: isAccepted ? '议价已接受' : '议价未接受', body, href: '/mall/userCenter/myFavour?list=bargains' },
        now,
      );
      return { ...found, ...change };
    });
    const [bargain] = await toBargains(ctx.db, [decided], now);
    if (!bargain) throw notFound('议价');
    return one(bargain, '已答复');
  },

  async merchantInvoices(ctx, { state, pageIndex, pageSize }) {
    const { id } = await merchantOf(ctx);
    const where = and(eq(invoices.merchantId, id), state === undefined ? undefined : eq(invoices.state, state));
    const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize, isOldestFirst: state === 'applied' };
    const [rows, total] = await Promise.all([findInvoices(ctx.db, where, page), countInvoices(ctx.db, where)]);
    return many(rows, total);
  },

  async decideInvoice(ctx, { id, decision, no, reason }) {
    const { id: merchantId } = await merchantOf(ctx);
    const isIssued = decision === 'issue';
    if (isIssued && no === '') return noNumber();
    if (!isIssued && reason.trim() === '') return noReason();
    const now = ctx.clock.now();
    await ctx.db.transaction(async (tx) => {
      const [found] = await tx
        .select()
        .from(invoices)
        .where(and(eq(invoices.id, id), eq(invoices.merchantId, merchantId)))
        .for('update');
      if (!found) throw notFound('发票');
      if (found.state !== 'applied' && found.state !== 'issuing') throw wrongState(found.state, '这张发票已经处理过');
      await tx
        .update(invoices)
        .set(isIssued ? { state: 'issued', no, issuedAt: now } : { state: 'refused', reason: reason.trim() })
        .where(eq(invoices.id, id));
      if (!isIssued) await tx.update(invoiceOrders).set({ isRefused: true }).where(eq(invoiceOrders.invoiceId, id));
      const body = isIssued ? `发票号码 ${no}，可以下载。` : `原因：${reason.trim()}。改正后可以重新申请。`;
      await giveNotice(
        tx,
        { memberId: found.memberId, kind: 'system', title: isIssued ? '发票已开具' : '发票申请被驳回', body, href: '/mall/userCenter/invoiceManagement' },
        now,
      );
      await audit({ ...ctx, db: tx }, { event: 'invoice.decide', outcome: 'ok', memberId: ctx.session.memberId, detail: { invoice: id, decision, no } });
    });
    const [invoice] = await findInvoices(ctx.db, eq(invoices.id, id));
    if (!invoice) throw notFound('发票');
    return one(invoice, isIssued ? '发票已开具' : '已驳回');
  },

  async uploadInvoiceFile(ctx, { invoiceId, file }) {
    const { id: merchantId } = await merchantOf(ctx);
    const [found] = /^\d{1,15}$/.test(invoiceId)
      ? await ctx.db
          .select()
          .from(invoices)
          .where(and(eq(invoices.id, Number(invoiceId)), eq(invoices.merchantId, merchantId)))
      : [];
    if (!found) throw notFound('发票');
    if (found.state !== 'issued') return notIssued();
    const kind = file instanceof Uint8Array && file.byteLength <= LARGEST ? invoiceTypeOf(file) : null;
    if (kind === null || !(file instanceof Uint8Array)) return wrongFile();
    const { sha256, sizeBytes } = await ctx.files.put(file);
    const now = ctx.clock.now();
    await ctx.db.transaction(async (tx) => {
      await tx.insert(blobs).values({ sha256, sizeBytes }).onConflictDoNothing();
      await tx
        .insert(invoiceFiles)
        .values({ invoiceId: found.id, kind, sha256, sizeBytes, createdAt: now })
        .onConflictDoUpdate({ target: [invoiceFiles.invoiceId, invoiceFiles.kind], set: { sha256, sizeBytes, createdAt: now } });
    });
    const [invoice] = await findInvoices(ctx.db, eq(invoices.id, found.id));
    if (!invoice) throw notFound('发票');
    return one(invoice, '已上传');
  },
} satisfies Handlers<'merchantBargains' | 'decideBargain' | 'merchantInvoices' | 'decideInvoice' | 'uploadInvoiceFile'>;
