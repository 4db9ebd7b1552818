import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space } = vars;

export const list = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: space.s4, margin: 0, padding: 0, listStyle: 'none' }));

const cell = inUi({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.controlSm,
  height: vars.size.controlSm,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  textDecoration: 'none',
});
export const letter = style([
  cell,
  inUi({
    borderColor: color.border.hairline,
    color: color.text.default,
    selectors: {
      '&[data-hovered]': { background: color.bg.hover },
      '&[data-focus-visible]': focusRing,
      '&[aria-current]': { background: color.bg.selected, borderColor: color.border.accent, color: color.text.accent, fontWeight: vars.weight.semibold },
    },
  }),
]);
export const none = style([cell, inUi({ color: color.text.muted })]);
