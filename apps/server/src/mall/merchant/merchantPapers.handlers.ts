import { invoiceFileLimits } from '@chippage/api/limits';
import { giveNotice } from '../../messages/notices.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one, refusal } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { storeFile } from '../../platform/keepFile.ts';
import { changeBargain, countBargains, listBargains, lockBargain, toBargains } from '../orders/bargains.queries.ts';
import { BARGAIN_DAYS } from '../orders/bargains.rules.ts';
import { countInvoices, findInvoice, findInvoiceOf, isReversalDue, listInvoices } from '../papers/invoices.queries.ts';
import { invoiceTypeOf } from '../papers/invoiceTypeOf.ts';
import { addInvoiceFile, isNumberTaken, lockInvoiceOf, lockOrdersOfInvoice, reverseInvoice, setIssued, setRefused } from '../papers/invoiceWrites.queries.ts';
import { wrongStateFailure } from '../mall.errors.ts';
import { merchantOf } from './merchantOf.ts';
import { allows, requireAllowed } from '../states.rules.ts';

const DAY = 86_400_000;

const refuseNoNumber = () => refusal('invoice.no_required', '请填写 20 位发票号码');
const refuseTakenNumber = () => refusal('invoice.no_taken', '这个发票号码已经开过，请核对后重新填写');
const refuseNoReason = () => refusal('invoice.reason_required', '请填写驳回原因');
const refuseWrongFile = (says = '只支持 PDF、OFD 和 XML，最大 10 MB') => refusal('invoice.file', says);
const refuseNotIssued = () => refusal('invoice.not_issued', '请先填写发票号码，再上传文件');

/** What the buyer hears of a decision about an invoice. */
const noticeOf = (decision: 'issue' | 'refuse' | 'reverse', issuedNo: string | null, no: string, reason: string): [title: string, body: string] =>
  ({
    issue: ['发票已开具', `发票号码 ${no}。卖家上传发票文件后会再通知你。`] as [string, string],
    reverse: ['发票已冲红', `发票 ${issuedNo} 已由红字发票 ${no} 冲销；订单没有全部退款的，可以按新的金额重新申请。`] as [string, string],
    refuse: ['发票申请被驳回', `原因：${reason}。改正后可以重新申请。`] as [string, string],
  })[decision];

/** The merchant's side of bargains and invoices. */
export const merchantPaperHandlers = {
  async merchantBargains(ctx, { state, ...page }) {
    const { id } = await merchantOf(ctx);
    const now = ctx.clock.now();
    const { rows, total } = await listBargains(ctx.db, { owner: { merchantId: id }, state }, page, now);
    return many(rows, total);
  },

  merchantBargainCounts: async (ctx) => many(await countBargains(ctx.db, { merchantId: (await merchantOf(ctx)).id }, ctx.clock.now())),

  async decideBargain(ctx, { id, decision, answer }) {
    const { id: merchantId } = await merchantOf(ctx);
    const now = ctx.clock.now();
    const decided = await ctx.db.transaction(async (tx) => {
      const found = await lockBargain(tx, id, { merchantId });
      if (!found) throw notFound('议价');
      requireAllowed('bargain', found.state, 'decide');
      const isAccepted = decision === 'accept';
      const change = {
        state: isAccepted ? ('accepted' as const) : ('refused' as const),
        answer: answer.trim() || null,
        decidedAt: now,
        validUntil: isAccepted ? new Date(now.getTime() + BARGAIN_DAYS * DAY) : null,
      };
      await changeBargain(tx, id, change);
      const body = isAccepted ? '卖家接受了你的价格，3 天内可以下单。' : `卖家没有接受你的价格。${answer.trim()}`;
      await giveNotice(
        tx,
        { memberId: found.buyerId, kind: 'order', title: isAccepted ? '议价已接受' : '议价未接受', body, href: '/mall/userCenter/myFavour?list=bargains' },
        now,
      );
      return { ...found, ...change };
    });
    const [bargain] = await toBargains(ctx.db, [decided], now);
    if (!bargain) throw notFound('议价');
    return one(bargain, '已答复');
  },

  async merchantInvoices(ctx, { state, ...page }) {
    const { id } = await merchantOf(ctx);
    const { rows, total } = await listInvoices(ctx.db, { owner: { merchantId: id }, state }, page);
    return many(rows, total);
  },

  merchantInvoiceCounts: async (ctx) => many(await countInvoices(ctx.db, { merchantId: (await merchantOf(ctx)).id })),

  async decideInvoice(ctx, { id, decision, no, reason, reversalReason }) {
    const { id: merchantId } = await merchantOf(ctx);
    const isRefused = decision === 'refuse';
    if (!isRefused && no === '') return refuseNoNumber();
    if (isRefused && reason.trim() === '') return refuseNoReason();
    const now = ctx.clock.now();
    const decide = async (tx: Db) => {
      const ordered = await lockOrdersOfInvoice(tx, id);
      const found = await lockInvoiceOf(tx, id, merchantId);
      requireAllowed('invoice', found.state, decision);
      if (decision === 'issue') for (const { state } of ordered) requireAllowed('order', state, 'issue_invoice');
      if (decision === 'reverse' && !(await isReversalDue(tx, id))) throw wrongStateFailure(found.state, '只有退过款的订单才需要冲红');
      if (decision === 'issue') await setIssued(tx, id, no, now);
      else if (decision === 'reverse') await reverseInvoice(tx, found, { no, reason: reversalReason }, now);
      else await setRefused(tx, id, reason.trim());
      const [title, body] = noticeOf(decision, found.no, no, reason.trim());
      await giveNotice(tx, { memberId: found.memberId, kind: 'order', title, body, href: '/mall/userCenter/invoiceManagement' }, now);
      await audit({ ...ctx, db: tx }, { event: 'invoice.decide', outcome: 'ok', memberId: ctx.session.memberId, detail: { invoice: id, decision, no } });
    };
    try {
      await ctx.db.transaction(decide);
    } catch (error) {
      if (isNumberTaken(error)) return refuseTakenNumber();
      throw error;
    }
    return one(await findInvoice(ctx.db, id), { issue: '发票已开具', reverse: '已冲红', refuse: '已驳回' }[decision]);
  },

  async uploadInvoiceFile(ctx, { invoiceId, file }) {
    const { id: merchantId } = await merchantOf(ctx);
    if (!/^\d{1,15}$/.test(invoiceId)) throw notFound('发票');
    const found = await findInvoiceOf(ctx.db, Number(invoiceId), merchantId);
    if (!allows('invoice', found.state, 'add_file')) return refuseNotIssued();
    if (!(file instanceof Uint8Array) || file.byteLength > invoiceFileLimits.bytes) return refuseWrongFile();
    const looked = await invoiceTypeOf(ctx, ctx.session.memberId, file);
    if ('refused' in looked) return refuseWrongFile(looked.refused);
    const now = ctx.clock.now();
    const isRed = found.reversesId !== null;
    const name = isRed ? '红字发票' : '发票';
    const notice = {
      memberId: found.memberId,
      kind: 'order' as const,
      title: `${name}可以下载`,
      body: `${name} ${found.no} 的文件已上传，可以在“发票记录”里下载。`,
    };
    await storeFile(ctx, file, async (tx, kept) => {
      const isFirst = (await findInvoice(tx, found.id)).files.length === 0;
      await addInvoiceFile(tx, { ...kept, invoiceId: found.id, kind: looked.type, createdAt: now });
      if (isFirst) await giveNotice(tx, { ...notice, href: '/mall/userCenter/invoiceManagement' }, now);
    });
    return one(await findInvoice(ctx.db, found.id), '已上传');
  },
} satisfies Handlers<
  'merchantBargains' | 'merchantBargainCounts' | 'decideBargain' | 'merchantInvoices' | 'merchantInvoiceCounts' | 'decideInvoice' | 'uploadInvoiceFile'
>;
