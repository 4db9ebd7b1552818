import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;

export const frame = style(inUi({ overflowX: 'auto', selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } } }));
export const table = style(inUi({ borderCollapse: 'collapse', color: color.text.default, fontSize: text.md }));
export const head = style(
  inUi({
    padding: `${space.s8} ${space.s16}`,
    color: color.text.secondary,
    fontSize: text.sm,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  }),
);
export const cell = style(inUi({ padding: `${space.s8} ${space.s16}`, borderTop: `1px solid ${color.border.hairline}`, verticalAlign: 'middle' }));
