import { isRefusal } from '@chippage/api/errors';
import type { ApiClient } from '@chippage/api/http';
import { createBargainOrder, createCartOrder, createGoodsOrder } from '@chippage/api/mall';
import type { CartOrder, CreatedOrders, OrderWish } from '@chippage/api/types';

const TRIES = 8;

/** The calls that make orders. */
export type CreateOrder = 'createCartOrder' | 'createGoodsOrder' | 'createBargainOrder';

/** What all ways to order share. */
export type OrderTerms = Omit<CartOrder, 'lineIds'>;

/** Makes the orders. While the same call is still under way elsewhere, it waits for that one's answer. */
export async function sendOrder(wish: OrderWish, terms: OrderTerms, options: { client: ApiClient; idempotencyKey: string }): Promise<CreatedOrders> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await send(wish, terms, options);
    } catch (error) {
      if (!isRefusal<CreateOrder>(error, 'request.in_progress') || tried === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 1) * 1000));
    }
  }
}

function send({ lineIds, goods, bargainId }: OrderWish, terms: OrderTerms, options: { client: ApiClient; idempotencyKey: string }): Promise<CreatedOrders> {
  if (lineIds) return createCartOrder({ lineIds, ...terms }, options);
  if (goods) return createGoodsOrder({ goods, ...terms }, options);
  return createBargainOrder({ bargainId: bargainId ?? 0, ...terms }, options);
}
