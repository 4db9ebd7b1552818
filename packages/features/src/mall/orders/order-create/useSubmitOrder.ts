import { useApi } from '@chippage/api/ApiProvider';
import { approvalDeskQuery, cartQuery, orderCountsQuery, orderRequestCountsQuery, orderRequestsQuery, ordersQuery } from '@chippage/api/mall';
import { reasonOf } from '@chippage/api/errors';
import { useInvalidate } from '@chippage/api/query';
import type { Cart, OrderPreparation, OrderWish } from '@chippage/api/types';
import type { ToastOptions } from '@chippage/ui/Toast';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { orderCreateMessages } from './messages.ts';
import { type OrderFailure, orderKey } from './orderDraft.ts';
import { isNotMade, orderFailure } from './orderFailure.ts';
import type { SavedDraft } from './savedDraft.ts';
import type { MadeOrder } from './savedOrders.ts';
import { type CreateOrder, type OrderTerms, sendOrder, sendRequest } from './sendOrder.ts';

/** What an order that is sent changes, and who hears of it. */
export interface Submission {
  wish: OrderWish;
  draft: SavedDraft;
  keep: (part: Partial<SavedDraft>) => void;
  forget: () => void;
  /** The orders that were made of it already: it is not sent once more. */
  made: readonly MadeOrder[] | null;
  /** Remembers the orders that were made of it. */
  keepMade: (orders: readonly MadeOrder[]) => void;
  /** Prices everything anew, after it turned out to be old. */
  prepareAgain: () => Promise<unknown>;
  /** Says something in passing. */
  notify: (notice: ToastOptions) => void;
  /** Hears of the cart without what was ordered. */
  onCart: (cart: Cart) => void;
  /** Hears of the orders that were made. */
  onMade: (orders: readonly MadeOrder[]) => void;
  /** Hears of the request that was handed in, where somebody in the company has to agree first. */
  onAsked: (requestId: number) => void;
}

/** What the member may order alone, or on credit terms, is not what the page says. */
const otherNeed: ReadonlySet<string> = new Set(['order.over_limit', 'order.over_terms', 'order.no_terms', 'enterprise.right_missing', 'approval.not_needed']);

/** Sends an order, or the request for one, once, however often the button is pressed and over reloads, and says what came of it. */
export function useSubmitOrder({ wish, draft, keep, forget, made, keepMade, prepareAgain, notify, onCart, onMade, onAsked }: Submission) {
  const t = useMessages(orderCreateMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const isSending = useRef(false);

  const send = async (preparation: OrderPreparation, terms: Omit<OrderTerms, 'expected'>) => {
    const expected = preparation.orders.map((order) => ({
      merchantId: order.merchant.id,
      currency: order.currency,
      total: order.totals.total,
      remark: (draft.remarks[orderKey(order)] ?? '').trim(),
    }));
    const idempotencyKey = draft.idempotencyKey ?? crypto.randomUUID();
    keep({ idempotencyKey });
    // What was ordered or asked for is no longer in the cart.
    const readCart = () => void cartQuery.fetch({}, { client }).then(onCart, () => undefined);
    try {
      if (preparation.approval) {
        const { id } = await sendRequest(wish, { ...terms, expected }, draft.note.trim(), { client, idempotencyKey });
        forget();
        for (const seen of [orderRequestsQuery, orderRequestCountsQuery, approvalDeskQuery]) void invalidate(seen);
        readCart();
        notify({ tone: 'success', text: t('asked') });
        onAsked(id);
        return;
      }
      const { orders } = await sendOrder(wish, { ...terms, expected }, { client, idempotencyKey });
      forget();
      keepMade(orders);
      void invalidate(ordersQuery);
      void invalidate(orderCountsQuery);
      readCart();
      notify({ tone: 'success', text: orders.length > 1 ? t('ordersMade', { count: orders.length }) : t('orderMade') });
      onMade(orders);
    } catch (error) {
      if (isNotMade(error)) keep({ idempotencyKey: null });
      const why = orderFailure(error, expected, t('orderFailed'));
      const isOld = why.kind === 'total_changed' || why.kind === 'goods_gone' || otherNeed.has(reasonOf<CreateOrder>(error) ?? '');
      if (isOld) await prepareAgain().catch(() => undefined);
      setFailure(why);
    }
  };
  return {
    isPending,
    failure,
    submit: (preparation: OrderPreparation, terms: Omit<OrderTerms, 'expected'>) => {
      // A second press comes before the first one shows.
      if (isSending.current) return;
      if (made) return onMade(made);
      isSending.current = true;
      setPending(true);
      setFailure(null);
      void send(preparation, terms).finally(() => {
        isSending.current = false;
        setPending(false);
      });
    },
    clearFailure: () => setFailure(null),
  };
}
