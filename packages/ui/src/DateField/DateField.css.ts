import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space } = vars;

export const control = style(
  inUi({
    alignItems: 'center',
    padding: `0 ${space.s8}`,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'text',
    selectors: {
      '&[data-focus-within]': { ...focusRing, borderColor: color.border.accent },
      '&[data-disabled]': { borderColor: color.border.hairline, background: color.bg.sunken, color: color.text.disabled, cursor: 'not-allowed' },
    },
  }),
);

/** One piece of a date: a target of 24 px, painted while it is the one that is typed into. */
export const segment = style(
  inUi({
    lineHeight: '1.5rem',
    borderRadius: vars.radius.control,
    textAlign: 'center',
    outline: 'none',
    caretColor: 'transparent',
    selectors: {
      '&:not([data-type=literal])': { minWidth: '1.5rem', paddingInline: space.s4 },
      '&[data-placeholder]': { color: color.text.muted },
      '&[data-disabled]': { color: color.text.disabled },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&[data-focused]': {
        background: color.accent.solid,
        color: color.text.onSolid,
        '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);
