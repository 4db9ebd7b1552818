import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;

export const list = style(
  inUi({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderRadius: vars.radius.control,
    selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing },
  }),
);
export const item = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space.s4} ${space.s12}`,
    alignItems: 'center',
    minHeight: '3.5rem',
    padding: `${space.s8} 0`,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
  }),
);
export const words = style(inUi({ display: 'grid', gap: space.s4, minWidth: 0, overflowWrap: 'anywhere' }));
export const quiet = style(inUi({ color: color.text.secondary, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' }));
const state = inUi({ display: 'inline-flex', gap: space.s4, alignItems: 'center', fontSize: text.xs });
export const ok = style([state, inUi({ color: color.text.ok })]);
export const wrong = style([state, inUi({ color: color.text.danger })]);
export const end = style(inUi({ display: 'flex', gap: space.s4, alignItems: 'center' }));
export const more = style(inUi({ gridColumn: '1 / -1' }));
