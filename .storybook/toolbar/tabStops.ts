import { isClipped } from '../checks/visible.ts';

const REACHED =
  'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]';

const PRESSED =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=option], [role=menuitem]';

/** Where Tab stops, in its order. */
export function tabStops(root: ParentNode = document.body): HTMLElement[] {
  const groups = new Set<string>();
  const stops = [...root.querySelectorAll<HTMLElement>(REACHED)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert], [inert] *') && element.checkVisibility({ visibilityProperty: true }),
  );
  // Of a group of radios Tab meets the chosen one, or the first.
  const met = stops.filter((element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return true;
    const isChosen = element.checked || !stops.some((other) => other instanceof HTMLInputElement && other.name === element.name && other.checked);
    if (!isChosen || groups.has(element.name)) return false;
    groups.add(element.name);
    return true;
  });
  return met.toSorted((one, other) => (one.tabIndex || Infinity) - (other.tabIndex || Infinity) || 0);
}

/** The box that people see: of a hidden input it is its label. */
export function seenBox(element: Element): DOMRect {
  const seen = isClipped(element) ? (element.closest('label') ?? element.parentElement?.closest(':not(span)')) : element;
  return (seen ?? element).getBoundingClientRect();
}

/** What is to be pressed, with the box that people see. */
export function targets(): { element: HTMLElement; box: DOMRect }[] {
  return [...document.querySelectorAll<HTMLElement>(PRESSED)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]'))
    .map((element) => ({ element, box: seenBox(element) }))
    .filter(({ box }) => box.width > 2 && box.height > 2);
}
