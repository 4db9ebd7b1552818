import { waitingActions } from './waitingActions.ts';

/** Fields whose loss costs nothing: a search is in the address, a choice is kept at once. */
const LIGHT = '[type=search], [type=checkbox], [type=radio], [type=range], [role=searchbox], search *, [role=search] *';

/** What was typed and not yet sent. It needs no help from the forms: one that is sent or closed leaves the page, and its fields with it. */
const touched = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Begins to watch what is typed. */
export function watchInput(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || target.matches(LIGHT)) return;
      touched.add(target);
    },
    { capture: true, passive: true },
  );
}

/** Whether a reload would take something away from the visitor. */
export function hasUnsavedInput(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return waitingActions.count() > 0 || [...touched].some((field) => field.value !== '');
}
