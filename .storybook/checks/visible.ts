// What people see and press: shared by the checks.

/** What takes a press or a key. */
export const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=slider], [role=combobox]';

/** Elements that are painted, and more than the one clipped pixel that only screen readers meet. */
export function visible<T extends Element = HTMLElement>(selector: string, within: ParentNode = document.body): T[] {
  return [...within.querySelectorAll<T>(selector)].filter((element) => isVisible(element));
}

/** Tells whether an element is painted. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);
}

/** React Aria's own inputs are one clipped pixel inside the label that people see; our hidden words are, too. */
export function isClipped(element: Element): boolean {
  for (let node: Element | null = element, depth = 0; node && depth < 3; node = node.parentElement, depth += 1) {
    const { width, height } = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    if ((width <= 2 && height <= 2) || style.opacity === '0' || style.clipPath === 'inset(50%)') return true;
  }
  return false;
}

/** Names an element the way a person finds it in the page. */
export function describe(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
  return `<${element.tagName.toLowerCase()}${element.id ? ` id="${element.id}"` : ''}${element.role ? ` role="${element.role}"` : ''}>${name ? `「${name}」` : ''}`;
}

/** Waits until style sheets, observers and React have answered a change. */
export function settled(): Promise<void> {
  // Observers of size answer after the callbacks of a frame; a task comes after both.
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Looks again as long as something is wrong: what measures itself needs a frame or two more. @returns what stays wrong */
export async function lasting(look: () => string[]): Promise<string[]> {
  await settled();
  let found = look();
  for (let wait = 0; wait < 10 && found.length > 0; wait += 1) {
    await settled();
    found = look();
  }
  return found;
}
