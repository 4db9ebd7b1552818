/** Orders that came of what was wished, kept for the visit so that whoever goes back sees them and not the form again. */
import type { OrderRow } from '@chippage/api/types';

/** An order that was made, as far as the way to it goes on. */
export type MadeOrder = Pick<OrderRow, 'id' | 'orderNo' | 'currency'> & Partial<Pick<OrderRow, 'payMethod'>>;

/** Name under which sessionStorage keeps them. */
export const MADE_ORDERS_KEY = 'madeOrders';

/** So many wishes are remembered. */
const MOST = 20;

interface Made {
  wish: string;
  orders: MadeOrder[];
}

const isOrder = (value: unknown): value is MadeOrder => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, orderNo, currency } = value as Record<string, unknown>;
  return Number.isSafeInteger(id) && Number(id) > 0 && typeof orderNo === 'string' && orderNo.length <= 40 && (currency === 'CNY' || currency === 'USD');
};

function isMade(value: unknown): value is Made {
  if (typeof value !== 'object' || value === null) return false;
  const { wish, orders } = value as Record<string, unknown>;
  return typeof wish === 'string' && Array.isArray(orders) && orders.length > 0 && orders.every(isOrder);
}

function parseAll(text: string | null): Made[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMade) : [];
  } catch {
    return [];
  }
}

/** The orders that were made of this wish; null when there are none. */
export const parseMade = (text: string | null, wish: string): MadeOrder[] | null => parseAll(text).find((made) => made.wish === wish)?.orders ?? null;

/** What is kept once orders were made of a wish, or null for none: the newest wish last. */
export function madeText(text: string | null, wish: string, orders: readonly MadeOrder[] | null): string {
  const others = parseAll(text).filter((made) => made.wish !== wish);
  const own = orders
    ? [{ wish, orders: orders.map(({ id, orderNo, currency, payMethod }) => ({ id, orderNo, currency, ...(payMethod === 'terms' && { payMethod }) })) }]
    : [];
  return JSON.stringify([...others, ...own].slice(-MOST));
}

/** Where orders are paid: those in yuan at once, in dollars the first. Null: nothing is to be paid, they are on credit terms. */
export function payParams(orders: readonly MadeOrder[]): { id: number; with: string | null } | null {
  const [first, ...others] = orders;
  if (!first || first.payMethod === 'terms') return null;
  const joined = others.filter(({ currency }) => currency === 'CNY' && first.currency === 'CNY').map(({ id }) => id);
  return { id: first.id, with: joined.join('-') || null };
}
