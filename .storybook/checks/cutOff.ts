// axe does not judge the contrast of a text that a scroll frame or the window cuts off. Here it is scrolled into view and its colours are read.
import { contrastOf, isOpaque } from './contrast.ts';

/** Tells whether a text can be judged once it is scrolled into view and then has enough contrast. Whatever else stands behind or before it leaves it undecided. */
export function isReadableInView(element: Element): boolean {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const ground = groundOf(element);
  if (!ground || !isUncovered(element, ground.element)) return false;
  return (contrastOf(getComputedStyle(element).color, ground.color) ?? 0) >= (isLarge(element) ? 3 : 4.5);
}

/** The nearest box behind the text that is painted in one opaque colour; undefined where a picture or anything half transparent comes first. */
function groundOf(element: Element): { element: Element; color: string } | undefined {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(box);
    if (backgroundImage !== 'none' || opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') return undefined;
    if (isOpaque(backgroundColor)) return { element: box, color: backgroundColor };
    if (!backgroundColor.endsWith(', 0)')) return undefined;
  }
  return undefined;
}

/** Tells whether at each line of the text nothing but its own boxes is painted, down to the ground. */
function isUncovered(element: Element, ground: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  return (
    lines.length > 0 &&
    lines.every(({ left, top, width, height }) => {
      const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
      const at = stack.indexOf(ground);
      return at >= 0 && stack.slice(0, at).every((box) => element.contains(box) || box.contains(element)) && stack.some((box) => element.contains(box));
    })
  );
}

function isLarge(element: Element): boolean {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
}
