import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { linkStates } from '../PlainLink/linkStates.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space } = vars;

const base = inUi({ display: 'flex', gap: space.s4, margin: 0, padding: 0, listStyle: 'none' });
export const list = styleVariants({
  wrap: [base, inUi({ flexWrap: 'wrap' })],
  // Room for the ring of focus, which the edge of what scrolls would cut.
  strip: [base, inUi({ justifyContent: 'space-between', overflowX: 'auto', scrollbarWidth: 'none', padding: space.s8 })],
});

const cell = inUi({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.controlSm,
  height: vars.size.controlSm,
  paddingInline: space.s4,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { minWidth: vars.size.control, height: vars.size.control } },
});
const leading = inUi({
  color: color.text.default,
  selectors: {
    [linkStates.hovered]: { background: color.bg.hover },
    [linkStates.focusVisible]: focusRing,
    '&[aria-current]': { background: color.bg.selected, borderColor: color.border.accent, color: color.text.accent, fontWeight: vars.weight.semibold },
  },
});
// A strip stands in a frame already.
export const letter = styleVariants({ wrap: [cell, inUi({ borderColor: color.border.hairline }), leading], strip: [cell, leading] });
export const none = style([cell, inUi({ color: color.text.muted })]);
