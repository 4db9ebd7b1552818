import type { MallSite } from '../../parts/mallSite.ts';
import type { TextStore } from './browserCartStore.ts';

/** How many lines the member's cart has, as all windows of a browser show it. */
export interface CartCount {
  /** Shows it in this window. */
  show: (count: number) => void;
  /** Tells the other windows. */
  tell: (count: number) => void;
  /** Hears of it from the other windows. @returns a way to stop */
  hear: (onCount: (count: number) => void) => () => void;
}

/** What a site gives the cart: who is there, where a visitor's lines are kept, and where things lead. */
export interface CartSite extends MallSite {
  /** Where this browser keeps the lines of a visitor. Stays the same between renders, as `count` does. */
  store: TextStore;
  count: CartCount;
  onLogIn: () => void;
  /** Opens the cart. */
  onOpenCart: () => void;
  /** Goes on to the order of these lines. */
  onOrder: (lineIds: number[]) => void;
  /** Saves a file. */
  onFile: (file: Blob, name: string) => void;
}
