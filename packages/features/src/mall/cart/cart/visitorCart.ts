/** The cart of a visitor: lines that the browser keeps, and what the server says of them. Lines are named by their goods. */
import type { Cart, CartLine } from '@chippage/api/types';
import type { BrowserCartLine } from '../browser-cart/browserCart.ts';
import { withoutLines, withReference, withSelection } from './cartEdits.ts';
import { linesOf } from './cartLines.ts';

/** A cart without lines; nobody has to be asked for it. */
export const emptyCart: Cart = { groups: [], totals: [], count: 0, checkTime: '1970-01-01T00:00:00.000Z' };

/** What the server said, with what changed in the browser since. */
export function withStored(cart: Cart, lines: readonly BrowserCartLine[]): Cart {
  const kept = new Map(lines.map((line) => [line.goodsId, line]));
  const shown = linesOf(cart);
  let now = withoutLines(
    cart,
    shown.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  );
  for (const { id, isSelected, customerRef } of shown) {
    const line = kept.get(id);
    if (!line) continue;
    if (line.isSelected !== isSelected) now = withSelection(now, [id], line.isSelected ?? true);
    if ((customerRef ?? '') !== line.customerRef) now = withReference(now, id, line.customerRef ?? '');
  }
  return now;
}

/** Which step of the ladder holds for a quantity; -1 for none. */
const stepOf = ({ goods }: CartLine, quantity: number) => goods.priceLadder.findLastIndex(({ minQuantity }) => minQuantity <= quantity);

/** A line with another quantity. Another step of the ladder is no change of price: the one that was known goes. */
export function withQuantity(kept: BrowserCartLine, quantity: number, shown: CartLine | undefined): BrowserCartLine {
  const { knownPrice, ...line } = { ...kept, quantity };
  const isSameStep = shown !== undefined && stepOf(shown, quantity) === stepOf(shown, kept.quantity);
  return isSameStep && knownPrice !== undefined ? { ...line, knownPrice } : line;
}

/** The lines with the prices that were shown for them, so that a later change can be told. The same list when nothing was missing. */
export function withShownPrices(lines: readonly BrowserCartLine[], cart: Cart, isRenewed: (line: BrowserCartLine) => boolean): readonly BrowserCartLine[] {
  const prices = new Map(linesOf(cart).map(({ id, quantity, unitPrice }) => [id, { quantity, unitPrice }]));
  let isChanged = false;
  const priced = lines.map((line) => {
    const shown = prices.get(line.goodsId);
    if (!isRenewed(line) || !shown?.unitPrice || shown.quantity !== line.quantity || shown.unitPrice === line.knownPrice) return line;
    isChanged = true;
    return { ...line, knownPrice: shown.unitPrice };
  });
  return isChanged ? priced : lines;
}
