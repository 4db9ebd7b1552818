import type { KeyboardEvent } from 'react';

/** → on a row that is open already goes to its first child; React Aria would go to its buttons, which Tab reaches. */
export function stepIntoChild(event: KeyboardEvent): void {
  const row = event.target;
  if (event.key !== 'ArrowRight' || !(row instanceof HTMLElement) || !row.matches('[role="row"][aria-expanded="true"]')) return;
  const next = row.nextElementSibling;
  if (!(next instanceof HTMLElement) || Number(next.ariaLevel) <= Number(row.ariaLevel)) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
