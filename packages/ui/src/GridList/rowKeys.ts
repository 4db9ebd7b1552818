import type { KeyboardEvent } from 'react';

/** What the keys of a row do beside walking and choosing. */
export interface RowKeyProps {
  /** Delete takes away what is chosen, or the row with focus when it is not among them. Offer a button too. */
  onRemove?: (ids: string[]) => void;
  /** F2 renames the row with focus. Offer a button too. */
  onEdit?: (id: string) => void;
}

/** Hears Delete and F2 of the rows below. */
export function rowKeys(event: KeyboardEvent, selected: string[], { onRemove, onEdit }: RowKeyProps): void {
  const { target } = event;
  const id = target instanceof Element ? target.closest<HTMLElement>('[role="row"][data-key]')?.dataset['key'] : undefined;
  // Text that is being typed keeps its keys; the tick of a row is an input as well.
  if (id === undefined || (target instanceof HTMLInputElement && target.type !== 'checkbox')) return;
  if (event.key === 'Delete' && onRemove) onRemove(selected.includes(id) ? selected : [id]);
  else if (event.key === 'F2' && onEdit) onEdit(id);
  else return;
  event.preventDefault();
}
