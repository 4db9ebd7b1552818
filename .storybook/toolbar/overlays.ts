// Drawn over a story: where Tab goes, or how large the targets are.
import { obscuredBy } from '../checks/focusWatch.ts';
import { seenBox, tabStops, targets } from './tabStops.ts';

/** Choices of the toolbar. */
export type OverlayMode = 'none' | 'tab' | 'targets';

interface Mark {
  box: DOMRect;
  color: string;
  label: string;
}

const OK = '#0b7a3b';
const TIGHT = '#9a5b00';
const WRONG = '#c81e1e';
const REDRAW_MS = 250;

let layer: HTMLElement | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/** Shows one overlay, or none. It stands beside `<body>`, so neither the checks nor a screen reader meet it. */
export function setOverlay(mode: OverlayMode) {
  clearInterval(timer);
  layer?.remove();
  layer = undefined;
  if (mode === 'none') return;
  layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:2147483647';
  const root = layer.attachShadow({ mode: 'open' });
  document.documentElement.append(layer);
  let drawn = '';
  const draw = () => {
    const marks = (mode === 'tab' ? orderMarks() : sizeMarks()).map(drawMark).join('');
    if (marks === drawn) return;
    drawn = marks;
    root.innerHTML = `<style>${STYLE}</style>${marks}`;
  };
  draw();
  // Pieces move by scrolling, typing and loading: looking again is simpler than listening to all of it.
  timer = setInterval(draw, REDRAW_MS);
}

function orderMarks(): Mark[] {
  return tabStops().map((stop, index) => {
    const box = seenBox(stop);
    const isInWindow = box.bottom > 0 && box.top < innerHeight;
    const isWrong = (isInWindow && obscuredBy(stop) !== undefined) || stop.tabIndex > 0;
    return { box, color: isWrong ? WRONG : OK, label: `${index + 1}${isWrong ? ' 被挡住' : ''}` };
  });
}

function sizeMarks(): Mark[] {
  const all = targets();
  return all.map(({ element, box }) => {
    const least = Math.floor(Math.min(box.width, box.height));
    const isCrowded = least < 24 && all.some((other) => !other.element.contains(element) && !element.contains(other.element) && touches(box, other.box));
    const label = least >= 32 ? '' : `${Math.round(box.width)}×${Math.round(box.height)}`;
    return { box, color: least >= 32 ? OK : isCrowded ? WRONG : TIGHT, label: least < 24 && !isCrowded ? `${label} 间距够` : label };
  });
}

// 2.5.8: a smaller target will do where a circle of 24 px around its middle meets no other.
function touches(box: DOMRect, other: DOMRect): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [dx, dy] = [Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom)];
  return Math.hypot(dx, dy) < 12;
}

function drawMark({ box, color, label }: Mark): string {
  const at = `left:${box.left.toFixed(1)}px;top:${box.top.toFixed(1)}px;width:${box.width.toFixed(1)}px;height:${box.height.toFixed(1)}px`;
  return `<div style="${at};--tone:${color}">${label ? `<span>${label}</span>` : ''}</div>`;
}

const STYLE = `
div { position: fixed; box-sizing: border-box; border: 2px solid var(--tone); border-radius: 3px; }
span { position: absolute; inset: -10px auto auto -8px; padding: 0 3px; background: var(--tone); color: #fff; border-radius: 3px; font: 600 10px/14px system-ui, sans-serif; white-space: nowrap; }
`;
