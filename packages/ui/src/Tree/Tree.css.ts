import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;

export const tree = style(
  inUi({
    display: 'block',
    minWidth: 0,
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px', boxShadow: 'none' } },
  }),
);

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
    color: color.text.default,
    fontSize: text.md,
    textDecoration: 'none',
    outline: 'none',
    cursor: 'default',
    scrollMarginBlock: '3.5rem',
    selectors: {
      '&[data-hovered]': { background: color.bg.hover, cursor: 'pointer' },
      '&[data-selected]': { background: color.bg.selected, boxShadow: `inset 2px 0 ${color.border.accent}` },
      '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { outline: '1px solid Highlight', outlineOffset: '-2px' } } } },
  }),
);

export const chevron = style(
  inUi({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.size.target,
    height: vars.size.target,
    borderRadius: vars.radius.control,
    color: color.text.muted,
    cursor: 'pointer',
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
export const words = style(inUi({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));
export const detail = style(inUi({ flex: 'none', color: color.text.muted, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
export const actions = style(inUi({ display: 'flex', flex: 'none', alignItems: 'center', gap: space.s4 }));
