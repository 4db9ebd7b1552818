import { receiptFileLimits } from '@chippage/api/limits';
import type { Operations } from '@chippage/api/operations';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one, refusal } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { submitReview } from '../../reviews/queue.queries.ts';
import { findMerchant, findTerms } from '../merchant/merchants.queries.ts';
import { termsKey } from '../merchant/terms.rules.ts';
import { amountText } from '../money.ts';
import { findOrder, lockOrder, moveOrder } from '../orders/orderMoves.queries.ts';
import type { OrderRecord } from '../orders/orders.rules.ts';
import { once } from '../../platform/repeatable.ts';
import { takeProof } from '../../platform/takeProof.ts';
import { addReceipt, addReceiptFile, changeReceipt, lockFreeFiles, findReceiptFile, receiptsOfOrder, toReceiptFile } from './receipts.queries.ts';
import { isWhole, receiptFacts, requireReceipt } from './receipts.rules.ts';

type Form = Operations['submitReceipt']['input']['body'];

const refuseUnreadable = (says: string) => refusal('receipt.unreadable', says);
const refuseTooLarge = () => refusal('receipt.too_large', '文件超过 10 MB，请压缩后再上传');
const refuseWrongAmount = (total: string) => refusal('receipt.amount', `凭证金额应与订单合计 ${total} 一致，请核对`);

async function submit(ctx: Ctx<Session>, tx: Db, order: OrderRecord, { fileIds, ...form }: Form) {
  const now = ctx.clock.now();
  const { memberId } = ctx.session;
  requireReceipt(order, form, now);
  const files = await lockFreeFiles(tx, memberId, fileIds);
  const payer = { payerName: form.payerName.trim(), payerBank: form.payerBank?.trim() || null, accountTail: form.accountTail || null };
  const transfer = { amount: form.amount, currency: order.currency, paidOn: form.paidOn, serialNo: form.serialNo?.trim() || null, ...payer };
  const id = await addReceipt(tx, { orderId: order.id, memberId, state: 'pending', ...transfer, createdAt: now }, fileIds);
  const facts = receiptFacts(order, (await findMerchant(tx, order.merchantId))?.name ?? '', form);
  const review = { kind: 'receipt' as const, memberId, title: `订单 ${order.orderNo} 的付款凭证`, facts, isOneOfMany: true };
  const payload = { receiptId: id, orderId: order.id, files: files.map((file) => ({ id: file.id, name: file.name, type: file.type })) };
  await changeReceipt(tx, id, { reviewId: await submitReview(tx, { ...review, payload }, now) });
  await moveOrder(tx, order, 'upload_receipt', {
    party: 'buyer',
    text: `上传付款凭证 ${amountText(form.amount, order.currency)}`,
    now,
    change: { payMethod: 'transfer' },
  });
  await audit({ ...ctx, db: tx }, { event: 'receipt.submit', outcome: 'ok', memberId, detail: { order: order.orderNo, amount: form.amount } });
  return id;
}

/** Paying by bank transfer. */
export const receiptHandlers = {
  uploadReceiptFile: (ctx, { file }) =>
    takeProof(ctx, file, {
      hits: { key: 'receipt', perHour: 60 },
      limit: receiptFileLimits,
      name: '付款凭证',
      refuseUnreadable,
      refuseLarge: refuseTooLarge,
      write: async (tx, row) => toReceiptFile(await addReceiptFile(tx, row)),
    }),

  async submitReceipt(ctx, form) {
    const order = await findOrder(ctx.db, form.orderId, { buyerId: ctx.session.memberId });
    if (!isWhole(form.amount, order.total)) return refuseWrongAmount(amountText(order.total, order.currency));
    const id = await once(ctx, 'submitReceipt', form, async (tx) =>
      submit(ctx, tx, await lockOrder(tx, form.orderId, { buyerId: ctx.session.memberId }), form),
    );
    const receipt = (await receiptsOfOrder(ctx.db, form.orderId)).find((each) => each.id === id);
    if (!receipt) throw notFound('付款凭证');
    return one(receipt, '凭证已提交，通常 2 小时内审完');
  },

  async receipts({ db, session }, { orderId }) {
    await findOrder(db, orderId, { buyerId: session.memberId });
    return many(await receiptsOfOrder(db, orderId));
  },

  async receiptFile({ db, session }, { id }) {
    const file = await findReceiptFile(db, id);
    // An operator sees only what was handed in for judgement.
    const isReviewed = session.role === 'operator' && file?.receiptId !== null;
    if (!file || !(file.memberId === session.memberId || isReviewed)) throw notFound('凭证文件');
    return storedFile({ name: file.name, contentType: file.type, disposition: 'inline', sha256: file.sha256, sizeBytes: file.sizeBytes });
  },

  async receiptBank({ db, session }, { orderId }) {
    const order = await findOrder(db, orderId, { buyerId: session.memberId });
    const terms = (await findTerms(db, [order.merchantId])).get(termsKey(order.merchantId, order.currency));
    const merchant = await findMerchant(db, order.merchantId);
    if (!terms) throw notFound('收款账户');
    return one({ ...terms.bank, currency: order.currency, isSample: merchant?.isSample ?? false, reference: order.orderNo, amount: order.total });
  },
} satisfies Handlers<'uploadReceiptFile' | 'submitReceipt' | 'receipts' | 'receiptFile' | 'receiptBank'>;
