// axe does not judge the contrast of a text that a scroll frame or the window cuts off. Here it is scrolled into view and its colours are read.
import { contrastRatio } from '../../packages/ui/src/theme/contrastRatio.ts';

type Rgb = [number, number, number];

/** Tells whether a text can be judged once it is scrolled into view and then has enough contrast. Whatever else stands behind or before it leaves it undecided. */
export function isReadableInView(element: Element): boolean {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const ground = groundOf(element);
  const color = opaque(getComputedStyle(element).color);
  if (!ground || !color || !isUncovered(element, ground.element)) return false;
  return contrastRatio(hex(color), hex(ground.color)) >= (isLarge(element) ? 3 : 4.5);
}

/** The nearest box behind the text that is painted in one opaque colour; undefined where a picture or anything half transparent comes first. */
function groundOf(element: Element): { element: Element; color: Rgb } | undefined {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(box);
    if (backgroundImage !== 'none' || opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') return undefined;
    const color = opaque(backgroundColor);
    if (color) return { element: box, color };
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

function opaque(color: string): Rgb | undefined {
  const [, r, g, b] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
  return r === undefined ? undefined : [Number(r), Number(g), Number(b)];
}

function hex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
