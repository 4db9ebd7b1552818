import { ApiError, isRefusal, reasonOf } from '@chippage/api/errors';
import type { ExpectedTotal } from '@chippage/api/types';
import type { OrderFailure } from './orderDraft.ts';
import type { CreateOrder } from './sendOrder.ts';

/** Why the server made no order, for the page to say. */
export function orderFailure(error: unknown, expected: readonly ExpectedTotal[], otherwise: string): OrderFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: otherwise };
  const { data, fields, message } = error;
  const reason = reasonOf<CreateOrder>(error);
  if (reason === 'order.total_changed') {
    const fresh = (data?.totals ?? []).map(({ merchantId, currency, total }) => {
      const seen = expected.find((one) => one.merchantId === merchantId && one.currency === currency);
      return { key: `${merchantId} ${currency}`, from: seen?.total ?? null, to: total };
    });
    return { kind: 'total_changed', changes: fresh.filter(({ from, to }) => from !== to) };
  }
  if (reason === 'order.out_of_stock' || reason === 'order.not_orderable') return { kind: 'goods_gone', goodsIds: data?.goodsIds ?? [] };
  if (reason === 'order.pay_method' || reason === 'order.over_terms' || reason === 'order.no_terms') return { kind: 'pay_method', message };
  if (reason === 'approval.waiting') return { kind: 'approval_waiting', message };
  if (reason === 'request.duplicate') return { kind: 'duplicate' };
  if (reason === 'request.key_reused') return { kind: 'unsure' };
  return { kind: 'failed', message: fields.length > 0 ? fields.map(({ msg }) => msg).join('；') : message };
}

/**
 * Whether it is known that no order was made of this, so that the next try is another intention. An answer that did not
 * arrive, or a fault on the way, leaves it open: the same key then finds out.
 */
export function isNotMade(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 200 && error.status < 500 && !isRefusal<CreateOrder>(error, 'request.in_progress');
}
