// A page of another site around the piece, with rules for every element in no cascade layer, and our styles as such a page gets them.
import hostile from '../../tools/packages/consumers/shared/hostile.css?inline';

/** Choices of the toolbar. */
export type HostMode = 'clean' | 'hostile';

let current: HostMode = 'clean';
const ours = new Map<CSSStyleSheet, HTMLStyleElement>();
let observer: MutationObserver | undefined;

/** Changes the page around the pieces. */
export async function setHost(mode: HostMode) {
  if (mode === current) return;
  current = mode;
  if (mode === 'clean') {
    observer?.disconnect();
    for (const [sheet, guest] of ours) {
      sheet.disabled = false;
      guest.remove();
    }
    ours.clear();
    document.querySelector('#hostile')?.remove();
    return;
  }
  const page = document.createElement('style');
  page.id = 'hostile';
  page.textContent = hostile;
  document.head.prepend(page);
  await takeIn();
  // Pieces that load later bring their styles with them.
  observer = new MutationObserver(() => void takeIn());
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
}

async function takeIn() {
  const { guestBase, guestStyles } = await import('../../tools/packages/guestStyles.ts');
  for (const sheet of document.styleSheets) {
    if (current !== 'hostile' || sheet.disabled || ours.has(sheet) || !isOurs(sheet)) continue;
    const css = [...sheet.cssRules].map((rule) => rule.cssText).join('\n');
    const guest = document.createElement('style');
    guest.textContent = ours.size === 0 ? guestBase(css) : guestStyles(css);
    sheet.disabled = true;
    ours.set(sheet, guest);
    document.head.append(guest);
  }
}

function isOurs(sheet: CSSStyleSheet): boolean {
  return [...sheet.cssRules].some((rule) => rule instanceof CSSLayerBlockRule || rule instanceof CSSLayerStatementRule);
}
