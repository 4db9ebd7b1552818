// WCAG 2.4.3 and 2.4.11: focus is never lost, and what has it can be seen.

import { describe, isClipped } from './visible.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Follows focus from now on; `problems` says what is wrong with where it ended. */
export function watchFocus() {
  let last: Element | null = null;
  const follow = (event: FocusEvent) => {
    if (event.target instanceof Element) last = event.target;
  };
  document.addEventListener('focusin', follow);
  return {
    async problems(): Promise<string[]> {
      // A closing dialog gives focus back one or two frames after its exit.
      for (let wait = 0; wait < 20 && isLost(last); wait += 1) await frame();
      const lost = isLost(last) ? [`焦点丢失：${describe(last)} 从页面上消失时拿着焦点，焦点落到了 body`] : [];
      // What slides in is seen when it has arrived.
      for (let wait = 0; wait < 30 && obscured().length > 0; wait += 1) await frame();
      return [...lost, ...obscured()];
    },
    stop: () => document.removeEventListener('focusin', follow),
  };
}

// A click beside everything also leaves focus on body; only an element that vanished under the focus is a loss.
function isLost(last: Element | null): last is Element {
  return last !== null && document.activeElement === document.body && (!last.isConnected || last.getClientRects().length === 0 || last.matches(':disabled'));
}

function obscured(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.tagName === 'IFRAME') return [];
  const cover = obscuredBy(focused);
  return cover === undefined ? [] : [`有焦点的 ${describe(focused)} ${cover}`];
}

/** Says what hides an element wholly; undefined when a part of it is seen. */
export function obscuredBy(focused: Element): string | undefined {
  // React Aria's own inputs are one clipped pixel inside the label that people see.
  const seen = isClipped(focused) ? (focused.closest('label') ?? focused.parentElement ?? focused) : focused;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const box = { left: Math.max(left, 0), right: Math.min(right, innerWidth), top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) };
  if (box.right - box.left < 1 || box.bottom - box.top < 1) return '不在视口内';
  const [dx, dy] = [(box.right - box.left) / 6, (box.bottom - box.top) / 6];
  const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  const points = [
    middle,
    [box.left + dx, box.top + dy],
    [box.right - dx, box.bottom - dy],
    [box.left + dx, box.bottom - dy],
    [box.right - dx, box.top + dy],
  ] as const;
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (seen.contains(hit) || (hit.contains(seen) && getComputedStyle(seen).pointerEvents === 'none'));
  });
  const cover = document.elementFromPoint(...middle);
  return isSeen ? undefined : `被${cover ? ` ${describe(cover)} ` : '别的元素'}完全挡住`;
}
