import { style } from '@vanilla-extract/css';
import { chosenBar, rowRules, rowStates, rowTarget } from '../rows/rowRules.ts';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;

export const row = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: space.s4,
    minHeight: `max(2rem, ${vars.size.target})`,
    paddingBlock: space.s2,
    // The level is told by the indent to the eye, and by `aria-level` to the ear.
    paddingInline: `calc((var(--tree-item-level, 1) - 1) * ${space.s20} + ${space.s4}) ${space.s8}`,
    borderRadius: vars.radius.control,
    ...rowRules,
    fontSize: text.md,
    textDecoration: 'none',
    selectors: {
      ...rowStates,
      '&[data-selected]': { ...rowStates['&[data-selected]'], boxShadow: chosenBar },
      '&[data-drop-target]': { outline: `2px solid ${color.border.accent}`, outlineOffset: '-2px', background: color.bg.selected },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { borderInlineStart: '4px solid Highlight' } } } },
  }),
);

export const chevron = style(
  inUi({
    ...rowTarget,
    borderRadius: vars.radius.control,
    color: color.text.muted,
    outline: 'none',
    selectors: { '&[data-hovered]': { background: color.bg.bone } },
  }),
);
export const turn = style(
  inUi({
    display: 'inline-flex',
    transition: `transform ${vars.motion.state} ${vars.motion.ease}`,
    selectors: { '[data-expanded] &': { transform: 'rotate(90deg)' } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
);
/** Keeps the words of what cannot be opened under those of what can. */
export const noChevron = style(inUi({ flex: 'none', width: vars.size.target }));
export const icon = style(inUi({ display: 'inline-flex', flex: 'none', color: color.text.secondary, marginInlineEnd: space.s4 }));
export const detail = style(inUi({ flex: 'none', color: color.text.muted, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
/** What is seen beside the tree. */
export const current = style(inUi({ fontWeight: vars.weight.semibold, color: color.text.accent }));
/** A long tree scrolls inside itself. */
export const windowed = style(inUi({ height: 'var(--cp-tree-height)', overflow: 'auto' }));
