// Dialogs: named, alone while open, and focus goes back when they close.
import { describe, isVisible, settled } from './visible.ts';

const DIALOG = '[role=dialog], [role=alertdialog], dialog[open]';

/** Follows dialogs from now on; `problems` says which kept focus to themselves and what is wrong with those still open. */
export function watchDialogs() {
  const openers = new Map<Element, Element>();
  const stranded: string[] = [];
  const closing: Promise<void>[] = [];
  let outside: Element | null = null;
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.closest(DIALOG)) outside = target;
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const dialog of dialogsIn(addedNodes)) if (outside) openers.set(dialog, outside);
      for (const dialog of dialogsIn(removedNodes)) {
        const opener = openers.get(dialog);
        openers.delete(dialog);
        if (opener && !dialog.isConnected) closing.push(returned(dialog, opener));
      }
    }
  });
  async function returned(dialog: Element, opener: Element) {
    // A closing dialog gives focus back one or two frames after its exit.
    for (let wait = 0; wait < 20 && document.activeElement === document.body; wait += 1) await settled();
    if (document.activeElement === document.body && opener.isConnected && isVisible(opener) && !opener.matches(':disabled'))
      stranded.push(`${describe(dialog)} 关闭后，焦点没有回到 ${describe(opener)}，落到了 body`);
  }
  document.addEventListener('focusin', follow);
  observer.observe(document.body, { subtree: true, childList: true });
  return {
    async problems(canvas: HTMLElement): Promise<string[]> {
      await Promise.all(closing);
      return [...stranded, ...nameless(), ...openBehindModal(canvas)];
    },
    stop: () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    },
  };
}

function dialogsIn(nodes: NodeList): Element[] {
  return [...nodes].filter((node) => node instanceof Element).flatMap((node) => [...(node.matches(DIALOG) ? [node] : []), ...node.querySelectorAll(DIALOG)]);
}

// axe asks only those that carry the role.
function nameless(): string[] {
  return open()
    .filter((dialog) => !dialog.getAttribute('aria-label')?.trim() && !labelled(dialog))
    .map((dialog) => `${describe(dialog)} 打开着，却没有名称`);
}

function labelled(dialog: Element): boolean {
  const ids = dialog.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  return ids.some(
    (id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent?.trim() || document.querySelector(`#${CSS.escape(id)}`)?.getAttribute('aria-label'),
  );
}

// `showModal` makes the rest inert by itself; ours say so by aria-modal or by the scrim that they stand on.
function openBehindModal(canvas: HTMLElement): string[] {
  return open()
    .filter((dialog) => dialog.tagName !== 'DIALOG' && dialog.getAttribute('aria-modal') !== 'false' && !canvas.contains(dialog) && isModal(dialog))
    .filter(
      () =>
        !canvas.closest('[inert], [aria-hidden="true"]') &&
        [...canvas.children].some((child) => !child.matches('[inert], [aria-hidden="true"]') && isVisible(child)),
    )
    .map((dialog) => `${describe(dialog)} 打开时，后面的页面没有 inert 或 aria-hidden`);
}

// What covers the whole window takes the page away from those who see; it must from those who hear.
function isModal(dialog: Element): boolean {
  if (dialog.getAttribute('aria-modal') === 'true') return true;
  for (let node = dialog.parentElement; node && node !== document.body; node = node.parentElement) {
    const { width, height } = node.getBoundingClientRect();
    if (getComputedStyle(node).position === 'fixed' && width >= innerWidth - 20 && height >= innerHeight - 20) return true;
  }
  return false;
}

function open(): Element[] {
  return [...document.querySelectorAll(DIALOG)].filter((dialog) => isVisible(dialog));
}
