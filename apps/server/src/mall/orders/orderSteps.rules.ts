import type { OrderStep, Parcel } from '@chippage/api/types';
import { FINISH_DAYS, type OrderRecord } from './orders.rules.ts';
import { shanghaiMinute } from '../../platform/shanghai.ts';

const DAY = 86_400_000;

interface Facts {
  parcels: Parcel[];
  /** When the open or last claim was made. */
  claimedAt: Date | null;
}

/** The five steps of an order, and where it left them. */
export function orderSteps(order: OrderRecord, { parcels, claimedAt }: Facts): OrderStep[] {
  const { state } = order;
  const step = (key: string, name: string, time: Date | null, note: string | null = null): OrderStep => ({
    key,
    name,
    state: time ? 'done' : 'todo',
    time: time?.toISOString() ?? null,
    note,
  });
  const created = step('create', '提交订单', order.createdAt);
  if (state === 'CLOSED') return [created, { ...step('close', '已关闭', order.closedAt, order.closeReason), state: 'current' }];
  const delivered = parcels.filter(({ isDelivered }) => isDelivered).length;
  const received = order.finishedAt ?? order.refundedAt ?? null;
  const steps = [
    created,
    step('pay', '付款确认', order.paidAt, state === 'RECEIPT_REVIEW' ? '凭证审核中' : null),
    step('ship', '卖家发货', order.firstShippedAt, order.firstShippedAt && !order.shippedAt ? '首批' : null),
    step('receive', '待收货', received, parcels.length > 0 ? `${parcels.length} 个包裹，已签收 ${delivered} 个` : null),
    step(
      'finish',
      '已完成',
      order.finishedAt,
      state === 'SHIPPED' && order.shippedAt ? `${shanghaiMinute(new Date(order.shippedAt.getTime() + FINISH_DAYS * DAY))} 自动确认` : null,
    ),
  ];
  if (state === 'AFTER_SALE') steps.push({ ...step('claim', '售后中', claimedAt), state: 'current' });
  if (state === 'REFUNDED')
    return [...steps.filter((each) => each.state === 'done' && each.key !== 'receive'), { ...step('refund', '已退款', order.refundedAt), state: 'current' }];
  // Shipped in parts, the goods are on their way as well as waited for: the first step that is not done is the current one.
  const current = steps.find((each) => each.state === 'todo');
  if (current && state !== 'AFTER_SALE') current.state = 'current';
  return steps;
}
