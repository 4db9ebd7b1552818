import type { Operations } from '@chippage/api/operations';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { submitReview } from '../../reviews/queue.queries.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one, refusal, tooManyRequests } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import { blobs } from '../../platform/files.schema.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.ts';
import { merchantTerms } from '../merchant/merchant.schema.ts';
import { wrongField, wrongState } from '../mall.errors.ts';
import { parseMicros } from '../money.ts';
import { lockOrder, moveOrder, type OrderRecord, stateNames, tellBuyer, tellMerchant } from '../orders/orderMoves.queries.ts';
import { findOwnOrder } from '../orders/orders.handlers.ts';
import { merchantsOf } from '../orders/orders.queries.ts';
import { receiptFiles, receipts } from './payments.schema.ts';
import { proofTypeOf } from './proofTypeOf.ts';
import { receiptsOfOrder, toReceiptFile } from './receipts.queries.ts';
import { once } from '../repeatable.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { withoutStop } from '../sentence.ts';

type Form = Operations['submitReceipt']['input']['body'];

const LARGEST = 10 * 1024 * 1024;
const unreadable = () => refusal('receipt.unreadable', '只支持 PNG、JPEG 和 PDF，请确认文件没有损坏');
const tooLarge = () => refusal('receipt.too_large', '文件超过 10 MB，请压缩后再上传');
const wrongAmount = (total: string) => refusal('receipt.amount', `凭证金额应与订单合计 ${total} 一致，请核对`);
const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const;

/** Files of the member that no receipt names yet, or 404. */
async function freeFiles(tx: Db, memberId: number, ids: readonly number[]) {
  const rows = await tx
    .select()
    .from(receiptFiles)
    .where(and(inArray(receiptFiles.id, [...ids]), eq(receiptFiles.memberId, memberId), isNull(receiptFiles.receiptId)))
    .orderBy(asc(receiptFiles.id));
  if (rows.length !== new Set(ids).size) throw notFound('凭证文件');
  return rows;
}

async function submit(ctx: Ctx<Session>, tx: Db, order: OrderRecord, { fileIds, ...form }: Form) {
  const now = ctx.clock.now();
  if (order.state !== 'CREATED') throw wrongState(order.state, `订单现在是“${stateNames[order.state]}”，不能提交付款凭证`);
  if (form.paidOn > shanghaiDate(now)) throw wrongField('paidOn', '付款日期不能晚于今天');
  const files = await freeFiles(tx, ctx.session.memberId, fileIds);
  const [receipt] = await tx
    .insert(receipts)
    .values({
      orderId: order.id,
      memberId: ctx.session.memberId,
      state: 'pending',
      amount: form.amount,
      currency: order.currency,
      payerName: form.payerName.trim(),
      payerBank: form.payerBank?.trim() || null,
      accountTail: form.accountTail || null,
      paidOn: form.paidOn,
      serialNo: form.serialNo?.trim() || null,
      createdAt: now,
    })
    .returning();
  if (!receipt) throw new Error('the receipt was not written');
  await tx.update(receiptFiles).set({ receiptId: receipt.id }).where(inArray(receiptFiles.id, fileIds));
  const merchant = (await merchantsOf(tx, [order])).get(order.merchantId);
  const facts = [
    { name: '订单', value: order.orderNo },
    { name: '卖家', value: merchant?.name ?? '' },
    { name: '订单合计', value: `${order.currency} ${order.total}` },
    { name: '凭证金额', value: `${order.currency} ${form.amount}` },
    { name: '付款人', value: form.payerName.trim() },
    { name: '付款日期', value: form.paidOn },
    { name: '付款账号尾号', value: form.accountTail || '未填' },
    { name: '流水号', value: form.serialNo?.trim() || '未填' },
  ];
  const review = { kind: 'receipt' as const, memberId: ctx.session.memberId, title: `订单 ${order.orderNo} 的付款凭证`, facts, isOneOfMany: true };
  const payload = { receiptId: receipt.id, orderId: order.id, files: files.map(({ id, name, type }) => ({ id, name, type })) };
  const reviewId = await submitReview(tx, { ...review, payload }, now);
  await tx.update(receipts).set({ reviewId }).where(eq(receipts.id, receipt.id));
  await moveOrder(tx, order, 'RECEIPT_REVIEW', {
    party: 'buyer',
    text: `上传付款凭证 ${order.currency} ${form.amount}`,
    now,
    change: { payMethod: 'transfer' },
  });
  await audit(
    { ...ctx, db: tx },
    { event: 'receipt.submit', outcome: 'ok', memberId: ctx.session.memberId, detail: { order: order.orderNo, amount: form.amount } },
  );
  return receipt.id;
}

/** Paying by bank transfer. */
export const receiptHandlers = {
  async uploadReceiptFile(ctx, { file }) {
    const { db, session, clock, files } = ctx;
    const { memberId } = session;
    const now = clock.now();
    const wait = await takeHit(db, [{ key: `receipt:${memberId}`, limit: 60, seconds: 3600 }], now);
    if (wait > 0) throw tooManyRequests(wait, '上传过于频繁，请稍后再试');
    if (!(file instanceof Uint8Array)) return unreadable();
    if (file.byteLength > LARGEST) return tooLarge();
    const type = await proofTypeOf(file);
    if (type === null) return unreadable();
    const { sha256, sizeBytes } = await files.put(file);
    await db.insert(blobs).values({ sha256, sizeBytes }).onConflictDoNothing();
    // The browser's own name of the file may say more than it should; nobody needs it.
    const [row] = await db
      .insert(receiptFiles)
      .values({ memberId, name: `付款凭证.${endings[type]}`, type, sha256, sizeBytes, createdAt: now })
      .returning();
    if (!row) throw new Error('the file was not written');
    return one(toReceiptFile(row), '已上传');
  },

  async submitReceipt(ctx, form) {
    const order = await findOwnOrder(ctx.db, ctx.session.memberId, form.orderId);
    if (parseMicros(form.amount) !== parseMicros(order.total)) return wrongAmount(order.total);
    const id = await once(ctx, 'submitReceipt', form, async (tx) =>
      submit(ctx, tx, await lockOrder(tx, form.orderId, { buyerId: ctx.session.memberId }), form),
    );
    const receipt = (await receiptsOfOrder(ctx.db, form.orderId)).find((each) => each.id === id);
    if (!receipt) throw notFound('付款凭证');
    return one(receipt, '凭证已提交，通常 2 小时内审完');
  },

  async receipts({ db, session }, { orderId }) {
    await findOwnOrder(db, session.memberId, orderId);
    return many(await receiptsOfOrder(db, orderId));
  },

  async receiptFile({ db, session }, { id }) {
    const [file] = await db.select().from(receiptFiles).where(eq(receiptFiles.id, id));
    // An operator sees only what was handed in for judgement.
    const isReviewed = session.role === 'operator' && file?.receiptId !== null;
    if (!file || !(file.memberId === session.memberId || isReviewed)) throw notFound('凭证文件');
    return storedFile({ name: file.name, contentType: file.type, disposition: 'inline', sha256: file.sha256, sizeBytes: file.sizeBytes });
  },

  async receiptBank({ db, session }, { orderId }) {
    const order = await findOwnOrder(db, session.memberId, orderId);
    const [terms] = await db
      .select()
      .from(merchantTerms)
      .where(and(eq(merchantTerms.merchantId, order.merchantId), eq(merchantTerms.currency, order.currency)));
    const merchant = (await merchantsOf(db, [order])).get(order.merchantId);
    if (!terms) throw notFound('收款账户');
    return one({ ...terms.bank, currency: order.currency, isSample: merchant?.isSample ?? false, reference: order.orderNo, amount: order.total });
  },
} satisfies Handlers<'uploadReceiptFile' | 'submitReceipt' | 'receipts' | 'receiptFile' | 'receiptBank'>;

/** Carries out what an operator decided about a receipt. */
export const receiptDecisions: Pick<ReviewDecisions, 'receipt'> = {
  async receipt(tx, review, { isApproved, reason, now }) {
    const order = await lockOrder(tx, Number(review.payload['orderId']), 'anybody');
    await tx
      .update(receipts)
      .set({ state: isApproved ? 'approved' : 'refused', reason: isApproved ? null : reason, reviewedAt: now })
      .where(eq(receipts.id, Number(review.payload['receiptId'])));
    if (isApproved) {
      const moved = await moveOrder(tx, order, 'PAID', { party: 'operator', text: '付款凭证通过', now, change: { paidAt: now } });
      await tellBuyer(tx, moved, '付款已确认', '付款凭证已通过审核，等待卖家发货。', now);
      await tellMerchant(tx, moved, '有新的已付款订单', '请确认并安排发货。', now);
    } else {
      // The time for another one begins anew: the review was not the buyer's doing.
      const payDeadline = new Date(Math.max(order.payDeadline.getTime(), now.getTime() + 24 * 3_600_000));
      const moved = await moveOrder(tx, order, 'CREATED', { party: 'operator', text: `付款凭证被驳回：${reason}`, now, change: { payDeadline } });
      await tellBuyer(tx, moved, '付款凭证被驳回', `原因：${withoutStop(reason)}。请重新上传。`, now);
    }
  },
};
