// WCAG 1.4.10: at 320 px, which is 1280 px at 400 %, one reads by scrolling one way, and nothing is cut off.
import { CONTROLS, describe, isVisible, lasting, settled } from './visible.ts';

const WIDTH = 320;

/** Makes the story's own frame 320 px wide, looks, and gives it its width back. @param isPage Draws its own margins. @returns what does not fit */
export async function problemsWhenNarrow(isPage: boolean): Promise<string[]> {
  // Of the outer page's realm, so no `instanceof`.
  const style = (window.frameElement as HTMLElement | null)?.style;
  if (!style) return [];
  const before = style.getPropertyValue('width');
  const priority = style.getPropertyPriority('width');
  try {
    style.setProperty('width', `${WIDTH}px`, 'important');
    // A part stands within the margins of a page; the frame of a test has none.
    if (!isPage) document.body.style.paddingInline = '16px';
    return await lasting(whatDoesNotFit);
  } finally {
    style.setProperty('width', before, priority);
    document.body.style.paddingInline = '';
    await settled();
  }
}

function whatDoesNotFit(): string[] {
  return [...pageScrolls(), ...cutText(), ...deafScrollers()].slice(0, 6).map((line) => `320 px：${line}`);
}

function pageScrolls(): string[] {
  const tooWide = [...document.body.querySelectorAll(`${CONTROLS}, h1, h2, h3, h4, p, li, dt, dd, td, th, label, img, svg, pre, span, div`)]
    .filter((element) => element.getBoundingClientRect().right > WIDTH + 1)
    .filter((element) => isVisible(element) && !scroller(element));
  // The innermost tell where it comes from.
  const culprits = tooWide.filter((element) => !tooWide.some((other) => other !== element && element.contains(other)));
  return culprits.slice(0, 3).map((element) => `${describe(element)} 伸出页面右边 ${Math.round(element.getBoundingClientRect().right - WIDTH)} px`);
}

/** The box that shows or hides what is wider than itself, if there is one. */
function scroller(element: Element): Element | undefined {
  for (let node = element.parentElement; node && node !== document.body; node = node.parentElement) {
    if (getComputedStyle(node).overflowX !== 'visible' && node.getBoundingClientRect().right <= WIDTH + 1) return node;
  }
  return undefined;
}

// Three dots say that there is more; a bare edge does not.
function cutText(): string[] {
  return wider()
    .filter(({ style }) => /hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none')
    .filter(({ element }) => element.clientWidth > 4 && isVisible(element) && hasTextBeyond(element))
    .map(({ element }) => `${describe(element)} 的文字被切掉了`);
}

// What scrolls is reached by keyboard, or holds something that is.
function deafScrollers(): string[] {
  return wider()
    .filter(({ element, style }) => /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 2 && isVisible(element))
    .filter(({ element }) => !(element instanceof HTMLElement && element.tabIndex >= 0) && !element.querySelector(`${CONTROLS}, [tabindex]`))
    .filter(({ element }) => !element.matches(CONTROLS))
    .map(({ element }) => `${describe(element)} 要横向滚动，但键盘到不了`);
}

function wider() {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    .map((element) => ({ element, style: getComputedStyle(element) }));
}

function hasTextBeyond(box: Element): boolean {
  const { left, right } = box.getBoundingClientRect();
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || !text.parentElement || !isVisible(text.parentElement)) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const own = nearestClip(text.parentElement);
    if (own && (box.right > right + 2 || box.left < left - 2)) return true;
  }
  return false;

  // Text inside another box that cuts or scrolls is that box's business.
  function nearestClip(element: Element): boolean {
    for (let node: Element | null = element; node; node = node.parentElement) {
      if (node === box) return true;
      if (getComputedStyle(node).overflowX !== 'visible') return false;
    }
    return false;
  }
}
