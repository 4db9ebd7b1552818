import type { OrderState, OrderStep, Parcel } from '@chippage/api/types';
import type { OrderRecord } from './orders.rules.ts';

/** The step at which an order stands; null: all steps are done. */
export const currentStepOf: Record<OrderState, OrderStep['key'] | null> = {
  CREATED: 'pay',
  RECEIPT_REVIEW: 'pay',
  PAID: 'ship',
  PARTLY_SHIPPED: 'receive',
  SHIPPED: 'receive',
  FINISHED: null,
  CLOSED: 'close',
  AFTER_SALE: 'claim',
  REFUNDED: 'refund',
};

/** Where a parcel stands: the carrier's word, then the buyer's, then that of the order. */
export function parcelStateOf({ state, finishedAt }: Pick<OrderRecord, 'state' | 'finishedAt'>, isDelivered: boolean): Parcel['state'] {
  if (isDelivered) return 'delivered';
  if (finishedAt !== null) return 'received';
  return state === 'REFUNDED' ? 'ended' : 'moving';
}
