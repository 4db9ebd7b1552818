import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text, weight } = vars;

export const control = style(
  inUi({
    selectors: {
      '&[data-focus-within]': { borderColor: color.border.accent },
      '&[data-focus-within]:has([role=spinbutton]:focus)': focusRing,
      '&[data-disabled]': { borderColor: color.border.hairline, background: color.bg.sunken, color: color.text.disabled },
    },
  }),
);
/** Beside each other, or below where they do not fit. */
export const ends = style(
  inUi({
    flex: '1 1 0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minWidth: 0,
    padding: `0 ${space.s8}`,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const end = style(inUi({ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }));
export const dash = style(inUi({ padding: `0 ${space.s4}`, color: color.text.muted }));

const square = {
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.text.secondary,
  font: 'inherit',
  cursor: 'pointer',
} as const;
const squareStates = {
  '&[data-hovered]': { background: color.bg.hover },
  '&[data-focus-visible]': focusRing,
  '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
};
export const opener = style(inUi({ ...square, width: '2.5rem', selectors: squareStates }));
export const turn = style(inUi({ ...square, width: '2rem', height: '2rem', selectors: squareStates }));

export const head = style(inUi({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: space.s8 }));
export const month = style(inUi({ margin: 0, fontSize: text.md, fontWeight: weight.semibold, lineHeight: vars.leading.tight }));
export const grid = style(inUi({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }));
export const weekday = style(inUi({ width: '2.25rem', height: '1.75rem', padding: 0, color: color.text.muted, fontSize: text.xs, fontWeight: weight.regular }));

const solid = {
  background: color.accent.solid,
  color: color.text.onSolid,
  '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
} as const;

export const day = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: vars.radius.control,
    fontSize: text.sm,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-hovered]': { background: color.bg.hover },
      '&[data-selected]': { background: color.bg.selected, borderRadius: 0 },
      '&[data-selection-start], &[data-selection-end]': { ...solid, borderRadius: vars.radius.control },
      '&[data-disabled], &[data-unavailable]': { color: color.text.disabled, cursor: 'not-allowed' },
      '&[data-focus-visible]': { ...focusRing, position: 'relative' },
    },
  }),
);
