import type { Loadable } from '@chippage/api/loadable';
import type { Cart, CartGroup, CartLine } from '@chippage/api/types';

/** What a reader can do in a cart. */
export interface CartActions {
  onQuantity: (id: number, quantity: number) => void;
  onSelect: (ids: number[], isSelected: boolean) => void;
  onRemove: (ids: number[]) => void;
  /** Takes a removal back. */
  onRestore: (ids: number[]) => void;
  onCustomerRef: (id: number, customerRef: string) => void;
  /** The changed prices were seen. */
  onAcknowledge: (ids: number[]) => void;
  /** Asks for a notice when the goods are in stock again. */
  onArrivalNotice: (goodsId: number, isAsked: boolean) => void;
  onCheckOut: (currency: CartGroup['currency']) => void;
  /** Makes a pro forma invoice of the selected lines of one merchant. Absent: none can be made here. */
  onMakePi?: (ids: number[]) => void;
  onLogIn: () => void;
}

/** What changes the lines of a cart, wherever it is kept. */
export interface CartChanges extends Pick<CartActions, 'onQuantity' | 'onSelect' | 'onRemove' | 'onRestore' | 'onCustomerRef' | 'onAcknowledge'> {
  /** Waits for what is on its way. @returns the cart as it is then */
  settle: () => Promise<Cart | undefined>;
}

/** A cart and what changes it. */
export interface BoundCart {
  cart: Loadable<Cart>;
  changes: CartChanges;
}

/** Whether a line counts in the totals once it is selected. */
export const isOrderable = ({ state }: CartLine): boolean => state === 'ok' || state === 'changed';

/** Whether a line can be ordered, and is meant to be. */
export const isCounted = (line: CartLine): boolean => line.isSelected && isOrderable(line);

/** Whether no quantity helps. */
export const isGone = ({ state }: CartLine): boolean => state === 'out_of_stock' || state === 'off_sale';

/** The parts of the lines that are ticked, each once; goods that name no part have none to compare. */
export const tickedParts = (cart: Cart): number[] => [...new Set(linesOf(cart).flatMap((line) => (isCounted(line) ? (line.goods.partId ?? []) : [])))];

/** All lines, in the order in which they stand. */
export const linesOf = ({ groups }: Cart): CartLine[] => groups.flatMap(({ lines }) => lines);

/** How much of a group is selected, of what can be. */
export function selectionOf({ lines }: CartGroup): { ids: number[]; state: 'all' | 'some' | 'none' } {
  const orderable = lines.filter(isOrderable);
  const count = orderable.filter(({ isSelected }) => isSelected).length;
  return { ids: orderable.map(({ id }) => id), state: count === 0 ? 'none' : count === orderable.length ? 'all' : 'some' };
}

/** The lines of a group that would be ordered now. */
export const countedIds = ({ lines }: CartGroup): number[] => lines.filter(isCounted).map(({ id }) => id);

/** The line that takes the focus when others go: the next one that stays, else the one before. */
export function neighbourOf(lines: readonly CartLine[], gone: readonly number[]): CartLine | undefined {
  const stays = ({ id }: CartLine) => !gone.includes(id);
  const at = lines.findLastIndex(({ id }) => gone.includes(id));
  return lines.slice(at + 1).find(stays) ?? lines.slice(0, Math.max(at, 0)).findLast(stays);
}

/** Whether two answers tell the same of a line: every answer brings all lines anew. */
export const isSameLine = (a: CartLine, b: CartLine): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The same of its goods. */
export const isSameGoods = (a: CartLine['goods'], b: CartLine['goods']): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
