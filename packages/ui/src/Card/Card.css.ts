import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { cardFrame, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { space } = vars;

export const card = style(
  inUi({
    minWidth: 0,
    ...cardFrame,
    // Clips tables and images to the corners; focus rings of children are drawn inside the padding.
    overflow: 'clip',
  }),
);
export const head = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space.s4} ${space.s8}`,
    padding: `${space.s12} ${space.s16}`,
    borderBottom: `1px solid ${vars.color.border.hairline}`,
  }),
);
export const title = style(inUi({ fontSize: vars.text.md, fontWeight: vars.weight.semibold, lineHeight: 1.6 }));
export const note = style(inUi({ color: vars.color.text.muted, fontSize: vars.text.sm }));
export const action = style(inUi({ minWidth: 0, marginInlineStart: 'auto' }));
export const body = recipe({
  base: {},
  variants: {
    padding: { none: {}, sm: inUi({ padding: space.s12 }), md: inUi({ padding: space.s16 }), lg: inUi({ padding: space.s24 }) },
  },
});
export const foot = style(
  inUi({ padding: `${space.s12} ${space.s16}`, borderTop: `1px solid ${vars.color.border.hairline}`, color: vars.color.text.secondary }),
);
