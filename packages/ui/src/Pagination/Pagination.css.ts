import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { linkStates } from '../PlainLink/linkStates.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space } = vars;

export const list = style(inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s4 }));
export const page = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.size.controlSm,
    height: vars.size.controlSm,
    padding: `0 ${space.s4}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: color.text.default,
    fontSize: vars.text.md,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '@media': {
      '(pointer: coarse)': { minWidth: '2.5rem', height: '2.5rem' },
      // Forced colours paint transparent borders too: only the current page may have one.
      '(forced-colors: active)': { borderColor: 'Canvas', selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } } },
    },
    selectors: {
      [linkStates.hovered]: { background: color.bg.hover },
      [linkStates.focusVisible]: focusRing,
      '&[aria-current="page"]': { borderColor: color.border.accent, color: color.text.accent, fontWeight: vars.weight.semibold },
    },
  }),
);
export const step = style(inUi({ padding: 0 }));
export const off = style(inUi({ color: color.text.disabled, cursor: 'default' }));
export const gap = style(inUi({ minWidth: '1.5rem', textAlign: 'center', color: color.text.muted }));
