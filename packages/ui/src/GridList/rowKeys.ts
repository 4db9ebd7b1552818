import type { KeyboardEvent, MouseEvent } from 'react';

/** What the keys of a row do beside walking and choosing. */
export interface RowKeyProps {
  /** Delete takes away what is chosen, or the row with focus when it is not among them. Offer a button too. */
  onRemove?: (ids: string[]) => void;
  /** F2 renames the row with focus. Offer a button too. */
  onEdit?: (id: string) => void;
  /** Backspace goes one level up, e.g. to the folder around. Offer a link too. */
  onBack?: () => void;
}

const rowOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('[role="row"][data-key]') : null);

/** The button of a row that has a menu. */
const menuButtonOf = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('button[aria-haspopup]') ?? null;

/** Opens a menu as Enter on its button does, so that its first item has the focus: a click from a script would leave it at the menu. */
function openByKey(button: HTMLElement): void {
  button.focus();
  for (const type of ['keydown', 'keyup']) button.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }));
}

/** The secondary press on a row opens its menu, as the button in it does. */
export function rowMenu(event: MouseEvent): void {
  if (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox') return;
  const button = menuButtonOf(rowOf(event.target));
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Hears Delete, F2, Backspace and the keys of the menu in the rows below. */
export function rowKeys(event: KeyboardEvent, selected: string[], { onRemove, onEdit, onBack }: RowKeyProps): void {
  const { target } = event;
  const row = rowOf(target);
  const id = row?.dataset['key'];
  // An empty list has the focus itself.
  if (event.key === 'Backspace' && onBack && target instanceof Element && target.matches('[role="grid"], [role="treegrid"]')) {
    event.preventDefault();
    onBack();
    return;
  }
  // Text that is being typed keeps its keys; the tick of a row is an input as well.
  if (id === undefined || (target instanceof HTMLInputElement && target.type !== 'checkbox')) return;
  if (event.key === 'Delete' && onRemove) onRemove(selected.includes(id) ? selected : [id]);
  else if (event.key === 'F2' && onEdit) onEdit(id);
  else if (event.key === 'Backspace' && onBack) onBack();
  else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    const button = menuButtonOf(row);
    if (!button) return;
    openByKey(button);
  } else return;
  event.preventDefault();
}
