import type { Operations } from '@chippage/api/operations';
import { wrongFieldFailure } from '../mall.errors.ts';
import { amountText, parseMicros } from '../money.ts';
import type { OrderRecord } from '../orders/orders.rules.ts';
import { requireAllowed } from '../states.rules.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';

type Form = Operations['submitReceipt']['input']['body'];

const HOUR = 3_600_000;
/** Hours that a buyer has for another receipt after one was refused. */
const AGAIN_HOURS = 24;

/** @throws Failure when an order takes no receipt now, or the day of payment is still to come. */
export function requireReceipt(order: Pick<OrderRecord, 'state'>, { paidOn }: Pick<Form, 'paidOn'>, now: Date): void {
  requireAllowed('order', order.state, 'upload_receipt');
  if (paidOn > shanghaiDate(now)) throw wrongFieldFailure('paidOn', '付款日期不能晚于今天');
}

/** Whether a receipt is for the whole order. */
export const isWhole = (amount: string, total: string): boolean => parseMicros(amount) === parseMicros(total);

/** What the operator reads of a receipt. */
export const receiptFacts = (
  { orderNo, currency, total }: Pick<OrderRecord, 'orderNo' | 'currency' | 'total'>,
  merchant: string,
  form: Omit<Form, 'fileIds'>,
) => [
  { name: '订单', value: orderNo },
  { name: '卖家', value: merchant },
  { name: '订单合计', value: amountText(total, currency) },
  { name: '凭证金额', value: amountText(form.amount, currency) },
  { name: '付款人', value: form.payerName.trim() },
  { name: '付款日期', value: form.paidOn },
  { name: '付款账号尾号', value: form.accountTail || '未填' },
  { name: '流水号', value: form.serialNo?.trim() || '未填' },
];

/** Until when an order can be paid after a receipt was refused: the time of the review is not the buyer's. */
export const deadlineAfterRefusal = (payDeadline: Date, now: Date): Date => new Date(Math.max(payDeadline.getTime(), now.getTime() + AGAIN_HOURS * HOUR));
