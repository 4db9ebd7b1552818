import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

export const badge = recipe({
  base: inUi({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '1.125rem',
    // Holds the content box of a CJK font at 12 px, which is higher than 16 px.
    height: '1.125rem',
    padding: `0 ${vars.space.s4}`,
    borderRadius: vars.radius.full,
    color: vars.color.badge.text,
    // Else the browser lays a plate under the words in forced colours, in their own colour.
    forcedColorAdjust: 'none',
    fontSize: vars.text.xs,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    // A ring in the colour of the surface parts it from the icon it sits on.
    boxShadow: `0 0 0 2px ${vars.color.bg.surface}`,
  }),
  variants: {
    tone: {
      message: inUi({ background: vars.color.badge.message }),
      cart: inUi({ background: vars.color.badge.cart }),
      accent: inUi({ background: vars.color.accent.solid }),
    },
  },
});
