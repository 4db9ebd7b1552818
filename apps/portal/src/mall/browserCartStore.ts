import { keepText, readText } from '../page/useStoredText.ts';
import { BROWSER_CART_KEY, type BrowserCartLine, browserCartText, parseBrowserCart } from './browserCart.ts';

/** The lines as they are now, whichever window changed them last. */
export function readBrowserCart(): BrowserCartLine[] {
  return parseBrowserCart(readText(BROWSER_CART_KEY));
}

/** Changes the lines and tells all windows. @returns whether this browser keeps them */
export function changeBrowserCart(change: (lines: BrowserCartLine[]) => BrowserCartLine[]): boolean {
  return keepText(BROWSER_CART_KEY, browserCartText(change(readBrowserCart())));
}
