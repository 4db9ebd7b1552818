import type { OrderRequestDetail, OrderRequestLine, RequestedTotal } from '@chippage/api/types';
import { moneyText } from '../../../parts/money/moneyText.ts';

/** Orders that come to something else now than when they were handed in. */
export const changedOrders = ({ orders }: Pick<OrderRequestDetail, 'orders'>) =>
  orders.filter(({ total, nowTotal }) => nowTotal !== null && nowTotal !== total);

const isOrderableNow = ({ nowState }: OrderRequestLine): boolean => nowState === 'ok' || nowState === 'changed';

/** Lines that cannot be ordered now. */
export const blockedNow = ({ orders }: Pick<OrderRequestDetail, 'orders'>): OrderRequestLine[] =>
  orders.flatMap(({ lines }) => lines).filter((line) => !isOrderableNow(line));

/** What an approval says was seen: what each order comes to now. */
export const seenTotals = ({ orders }: Pick<OrderRequestDetail, 'orders'>): RequestedTotal[] =>
  orders.flatMap(({ merchant, currency, nowTotal }) => (nowTotal === null ? [] : [{ merchantId: merchant.id, currency, total: nowTotal }]));

/** The totals of now in words. */
export const totalsText = (request: Pick<OrderRequestDetail, 'orders'>): string =>
  seenTotals(request)
    .map(({ total, currency }) => moneyText(total, currency))
    .join('、');
