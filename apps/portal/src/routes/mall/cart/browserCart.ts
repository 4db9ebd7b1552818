import { BROWSER_CART_KEY } from '@chippage/features/BrowserCart';
import { textStore } from '../../../page/useStoredText.ts';

/** Where this browser keeps the cart of a visitor. */
export const browserCart = textStore(BROWSER_CART_KEY);
