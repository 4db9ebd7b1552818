/** The cart of a visitor who is not logged in: what is kept in this browser, and what may stand in it. */
import { localCartLimits, localCartLineLimits } from '@chippage/api/limits';
import type { LocalCartLine } from '@chippage/api/types';

/** Name under which localStorage keeps it; the privacy page lists it. */
export const BROWSER_CART_KEY = 'mallCart';

const VERSION = 1;
const MOST_LINES = localCartLimits.lines.maxItems;
const LARGEST = localCartLineLimits.quantity.maximum;
const LONGEST_REF = localCartLineLimits.customerRef.maxLength;

/** One line that a browser keeps. */
export type BrowserCartLine = LocalCartLine & Required<Pick<LocalCartLine, 'customerRef' | 'isSelected'>>;

/** Goods to put into a cart. */
export interface GoodsWanted {
  goodsId: number;
  quantity: number;
  /** Names it where it is said what was added. */
  mpn: string;
  /** Of the quantity: 个. */
  unit: string;
  customerRef?: string;
  /** The unit price that was shown; a later one is told as changed. */
  knownPrice?: string;
}

function lineOf(value: unknown): BrowserCartLine | null {
  if (typeof value !== 'object' || value === null) return null;
  const { goodsId, quantity, customerRef, isSelected, knownPrice } = value as Record<string, unknown>;
  if (!isCount(goodsId, Number.MAX_SAFE_INTEGER) || !isCount(quantity, LARGEST)) return null;
  return {
    goodsId,
    quantity,
    customerRef: typeof customerRef === 'string' ? [...customerRef].slice(0, LONGEST_REF).join('') : '',
    isSelected: isSelected !== false,
    ...(typeof knownPrice === 'string' && /^\d{1,12}(\.\d{1,6})?$/.test(knownPrice) ? { knownPrice } : {}),
  };
}

const isCount = (value: unknown, most: number): value is number => Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= most;

/** Reads what was kept. Storage is open to everybody: what is not a line, or a second one of the same goods, is left out. */
export function parseBrowserCart(text: string | null): BrowserCartLine[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('v' in kept) || kept.v !== VERSION || !('lines' in kept) || !Array.isArray(kept.lines)) return [];
    const lines = new Map<number, BrowserCartLine>();
    for (const value of kept.lines) {
      const line = lineOf(value);
      if (line && !lines.has(line.goodsId)) lines.set(line.goodsId, line);
    }
    return [...lines.values()].slice(0, MOST_LINES);
  } catch {
    return [];
  }
}

/** What is kept of these lines; null for none, then nothing is kept. */
export function browserCartText(lines: readonly BrowserCartLine[]): string | null {
  return lines.length === 0 ? null : JSON.stringify({ v: VERSION, lines });
}

/** What stays in the browser after the lines went into a member's cart: nothing, or what did not fit into a full one. */
export function notTaken(lines: readonly BrowserCartLine[], taken: ReadonlySet<number>, count: number): BrowserCartLine[] {
  return count >= MOST_LINES ? lines.filter(({ goodsId }) => !taken.has(goodsId)) : [];
}
