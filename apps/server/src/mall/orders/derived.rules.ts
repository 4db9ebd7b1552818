import type { OrderState, OrderStep, Parcel } from '@chippage/api/types';
import type { OrderRecord } from './orders.rules.ts';

/** The step at which an order stands; null: all steps are done. */
export const currentStepOf: Record<OrderState, OrderStep['key'] | null> = {
  CREATED: 'pay',
  RECEIPT_REVIEW: 'pay',
  PAID: 'ship',
  PARTLY_SHIPPED: 'ship',
  SHIPPED: 'receive',
  FINISHED: null,
  CLOSED: 'close',
  AFTER_SALE: 'claim',
  REFUNDED: 'refund',
};

/** What the carrier said of a parcel. */
export interface ParcelFacts {
  isDelivered: boolean;
  /** Whether anything was heard of it since the merchant gave it away. */
  hasMoved: boolean;
}

/** Where a parcel stands: the carrier's word, then the buyer's, then that of the order. */
export function parcelStateOf({ state, finishedAt }: Pick<OrderRecord, 'state' | 'finishedAt'>, { isDelivered, hasMoved }: ParcelFacts): Parcel['state'] {
  if (isDelivered) return 'delivered';
  if (finishedAt !== null) return 'received';
  if (state === 'REFUNDED') return 'ended';
  return hasMoved ? 'moving' : 'waiting';
}
