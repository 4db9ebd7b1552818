import type { CreditOffer, OrderPreparation, PreparedOrder } from '@chippage/api/types';
import { sampleCart } from '../../cart/cart.fixtures.ts';

const [yuan, dollar] = sampleCart().groups.map(({ merchant, currency, shipping, lines, totals }) => ({
  merchant,
  currency,
  shipping,
  totals,
  lines: lines.filter(({ state }) => state === 'ok' || state === 'changed'),
}));
if (!yuan || !dollar) throw new Error('the sample cart has two groups');

/** An order in yuan, to be paid by Alipay or transfer. */
export const yuanOrder = (own: Partial<PreparedOrder> = {}): PreparedOrder => ({
  ...yuan,
  takesInvoice: true,
  needsWarehousingNo: false,
  payMethods: ['alipay', 'transfer'],
  credit: null,
  isOrderable: true,
  ...own,
});

/** Credit terms with its merchant, as an order to be sees them. */
export const sampleOffer = (own: Partial<CreditOffer> = {}): CreditOffer => ({
  termsId: 5,
  days: 30,
  limit: '50000.00',
  remaining: '38500.00',
  dueOn: '2026-12-30',
  obstacle: null,
  ...own,
});

/** An order in dollars, delivered in 香港. */
export const dollarOrder = (own: Partial<PreparedOrder> = {}): PreparedOrder => ({
  ...dollar,
  takesInvoice: false,
  needsWarehousingNo: true,
  payMethods: ['transfer'],
  credit: null,
  isOrderable: true,
  ...own,
});

/** Two orders of two merchants in two currencies. */
export function samplePreparation(own: Partial<OrderPreparation> = {}): OrderPreparation {
  const orders = own.orders ?? [yuanOrder(), dollarOrder()];
  return {
    orders,
    totals: orders.map(({ currency, lines, totals: { goods, untaxed, tax, freight, total } }) => ({
      currency,
      merchants: 1,
      selectedCount: lines.length,
      goods,
      untaxed,
      tax,
      freight,
      total,
    })),
    address: null,
    title: null,
    payHours: 72,
    approval: null,
    ...own,
  };
}
