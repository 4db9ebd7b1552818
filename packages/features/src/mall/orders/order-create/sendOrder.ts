import { isRefusal } from '@chippage/api/errors';
import type { ApiClient } from '@chippage/api/http';
import { createBargainOrder, createCartOrder, createGoodsOrder, submitOrderRequest } from '@chippage/api/mall';
import type { CartOrder, CreatedOrders, OrderRequestRow, OrderWish } from '@chippage/api/types';

const TRIES = 8;

/** The calls that make orders, or ask for them. */
export type CreateOrder = 'createCartOrder' | 'createGoodsOrder' | 'createBargainOrder' | 'submitOrderRequest';

/** What all ways to order share. */
export type OrderTerms = Omit<CartOrder, 'lineIds'>;

interface SendOptions {
  client: ApiClient;
  idempotencyKey: string;
}

/** Makes the orders. While the same call is still under way elsewhere, it waits for that one's answer. */
export const sendOrder = (wish: OrderWish, terms: OrderTerms, options: SendOptions): Promise<CreatedOrders> => untilAnswered(() => send(wish, terms, options));

/** Hands the same in for approval, in the same way. */
export const sendRequest = (wish: OrderWish, terms: OrderTerms, note: string, options: SendOptions): Promise<OrderRequestRow> =>
  untilAnswered(() => submitOrderRequest({ ...wish, ...terms, note }, options));

async function untilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isRefusal<CreateOrder>(error, 'request.in_progress') || tried === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 1) * 1000));
    }
  }
}

function send({ lineIds, goods, bargainId }: OrderWish, terms: OrderTerms, options: SendOptions): Promise<CreatedOrders> {
  if (lineIds) return createCartOrder({ lineIds, ...terms }, options);
  if (goods) return createGoodsOrder({ goods, ...terms }, options);
  return createBargainOrder({ bargainId: bargainId ?? 0, ...terms }, options);
}
