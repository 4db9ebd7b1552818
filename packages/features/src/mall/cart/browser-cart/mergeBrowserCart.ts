import type { ApiClient } from '@chippage/api/http';
import { mergeCart } from '@chippage/api/mall';
import type { Cart } from '@chippage/api/types';
import { notTaken } from './browserCart.ts';
import { changeBrowserCart, readBrowserCart, type TextStore } from './browserCartStore.ts';

let underWay: Promise<MergedCart | null> | undefined;

/** A member's cart after what the browser kept came into it. */
export interface MergedCart {
  cart: Cart;
  /** Lines that were too many and stay in the browser. */
  left: number;
  /** Lines that are the member's now. */
  taken: number;
}

/**
 * Brings what the browser kept into the member's cart, once for all who ask. The lines go from the browser only after the
 * server has them; merging twice changes nothing, because the larger quantity holds.
 * @returns null when nothing was kept
 */
export function mergeBrowserCart(client: ApiClient, store: TextStore): Promise<MergedCart | null> {
  underWay ??= merge(client, store).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function merge(client: ApiClient, store: TextStore): Promise<MergedCart | null> {
  const sent = readBrowserCart(store);
  if (sent.length === 0) return null;
  const cart = await mergeCart({ lines: sent }, { client });
  const taken = new Set(cart.groups.flatMap(({ lines }) => lines.map(({ goods }) => goods.id)));
  const left = notTaken(sent, taken, cart.count);
  const gone = new Set(sent.filter((line) => !left.includes(line)).map(({ goodsId }) => goodsId));
  // What another window added meanwhile was not sent, and stays.
  changeBrowserCart(store, (lines) => lines.filter(({ goodsId }) => !gone.has(goodsId)));
  return { cart, left: left.length, taken: gone.size };
}
