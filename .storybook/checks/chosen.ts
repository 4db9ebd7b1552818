// What is chosen must not be told by a background alone: forced colours take it away.
import { shownColor } from './palette.ts';
import { describe, isVisible, visible } from './visible.ts';

/** A chosen one that looks like its neighbours. Weight, edge, line, mark: any of them will do. */
export function indistinct(): string[] {
  const found: string[] = [];
  for (const [on, off] of [
    ['[aria-selected=true]', '[aria-selected=false]'],
    ['[aria-checked=true]', '[aria-checked=false]'],
    ['[aria-pressed=true]', '[aria-pressed=false]'],
    ['[aria-current]:not([aria-current=false])', ':not([aria-current])'],
  ] as const) {
    for (const chosen of visible(on)) {
      // The ring may stand in the place of the mark.
      if (chosen === document.activeElement) continue;
      const twin = neighbours(chosen).find((other) => other.matches(off) && other.tagName === chosen.tagName && isVisible(other));
      if (twin && sameLooks(chosen, twin)) found.push(`${describe(chosen)} 与没选中的 ${describe(twin)} 看起来一样`);
    }
  }
  return found;
}

/** Brothers, then cousins: list items around links. */
function neighbours(element: Element): Element[] {
  const row = element.parentElement;
  const brothers = [...(row?.children ?? [])].filter((other) => other !== element);
  const uncles = [...(row?.parentElement?.children ?? [])].filter((other) => other !== row);
  return [...brothers, ...uncles.flatMap((uncle) => [...uncle.children].slice(0, 1))];
}

function sameLooks(one: Element, other: Element): boolean {
  return looksOf(one) === looksOf(other);
}

function looksOf(element: Element): string {
  const parts = [element, ...[...element.querySelectorAll('*')].slice(0, 12)];
  return parts
    .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => ({ part, pseudo })))
    .map(({ part, pseudo }) => {
      const style = getComputedStyle(part, pseudo);
      if (pseudo && (style.content === 'none' || style.content === 'normal')) return '';
      const sides = [style.borderTop, style.borderInlineEnd, style.borderBottom, style.borderInlineStart];
      const words = [
        sides.join(),
        style.textDecorationLine,
        style.fontWeight,
        style.color,
        shownColor(style.backgroundColor),
        style.display,
        style.visibility,
        style.opacity,
      ];
      return [part.tagName, pseudo ?? '', ...words, pseudo ? style.content : ''].join(' ');
    })
    .join('\n');
}
