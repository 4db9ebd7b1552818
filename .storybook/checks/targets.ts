// Our own rule beyond WCAG 2.5.8: in comfortable density a primary action is at least 32 px either way.
import { describe, visible } from './visible.ts';

const LEAST = 32;

/** Returns the primary actions, which are those painted in the accent, that are too small. */
export function smallPrimaryActions(): string[] {
  if (document.documentElement.dataset['density'] !== 'comfortable') return [];
  const solid = solidColors();
  return visible('button, a[href], input[type=submit], [role=button]')
    .filter((action) => solid.has(getComputedStyle(action).backgroundColor) && !action.closest('[data-density=compact]'))
    .map((action) => ({ action, box: action.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < LEAST - 0.5)
    .map(({ action, box }) => `主要操作 ${describe(action)} 只有 ${Math.round(box.width)} × ${Math.round(box.height)} px，至少要 ${LEAST} × ${LEAST}`);
}

// A custom property keeps the words it was written in; a painted probe tells the colour.
function solidColors(): Set<string> {
  const probe = document.createElement('i');
  document.body.append(probe);
  const colors = ['accent-solid', 'money-solid', 'danger-solid'].map((name) => {
    probe.style.backgroundColor = `var(--cp-color-${name})`;
    return getComputedStyle(probe).backgroundColor;
  });
  probe.remove();
  return new Set(colors);
}
