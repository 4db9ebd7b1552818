import type { OrderState, OrderStep, Parcel } from '@chippage/api/types';
import { currentStepOf } from './derived.rules.ts';
import { finishTime, type OrderRecord } from './orders.rules.ts';

interface Facts {
  parcels: Parcel[];
  /** When the open or last claim was made. */
  claimTime: string | null;
}

/** The five steps of an order, and where it left them; the current one is that of `currentStepOf`. */
export function orderSteps(order: OrderRecord, { parcels, claimTime }: Facts): OrderStep[] {
  const { state } = order;
  const step = (key: string, name: string, time: Date | null, note: string | null = null, isDone = time !== null): OrderStep => ({
    key,
    name,
    state: isDone ? 'done' : 'todo',
    time: time?.toISOString() ?? null,
    note,
  });
  const created = step('create', '提交订单', order.createdAt);
  if (state === 'CLOSED') return mark([created, step('close', '已关闭', order.closedAt, order.closeReason)], state);
  const delivered = parcels.filter((parcel) => parcel.state === 'delivered' || parcel.state === 'received').length;
  const finishes = finishTime(order);
  // Once the money went back nothing is left to ship.
  const isShipped = order.shippedAt !== null || (state === 'REFUNDED' && order.firstShippedAt !== null);
  const steps = [
    created,
    order.termsId === null
      ? step('pay', '付款确认', order.paidAt, state === 'RECEIPT_REVIEW' ? '凭证审核中' : null)
      : step('pay', '月结', order.createdAt, '发货前不用付款'),
    step('ship', '卖家发货', order.firstShippedAt, order.firstShippedAt && !order.shippedAt ? '首批' : null, isShipped),
    step('receive', order.finishedAt ? '已收货' : '待收货', order.finishedAt, parcels.length > 0 ? `${parcels.length} 个包裹，已收 ${delivered} 个` : null),
    step('finish', '已完成', order.finishedAt, finishes && `${finishes} 自动确认`),
  ];
  // A claim comes after what was done, and before what is done once it is answered.
  const [reached, ahead] = [steps.filter((each) => each.state === 'done'), steps.filter((each) => each.state !== 'done')];
  if (state === 'AFTER_SALE') return mark([...reached, { ...step('claim', '售后中', null), time: claimTime }, ...ahead], state);
  // What was not reached before the money went back is no step any more.
  if (state === 'REFUNDED') return mark([...reached, step('refund', '已退款', order.refundedAt)], state);
  return mark(steps, state);
}

const mark = (steps: OrderStep[], state: OrderState): OrderStep[] =>
  steps.map((each) => (each.key === currentStepOf[state] ? { ...each, state: 'current' } : each));
