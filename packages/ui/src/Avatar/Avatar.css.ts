import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const square = (side: string, text: string) => inUi({ width: side, height: side, fontSize: text });

export const avatar = recipe({
  base: inUi({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    // A border, so that forced colours keep the circle.
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.full,
    background: vars.color.bg.bone,
    color: vars.color.text.default,
    fontWeight: vars.weight.medium,
    lineHeight: 1,
    verticalAlign: 'middle',
    userSelect: 'none',
  }),
  variants: {
    size: { xs: square('1.5rem', vars.text.xs), sm: square('2rem', vars.text.sm), md: square('2.5rem', vars.text.md), lg: square('4rem', vars.text.x2) },
  },
});
export const picture = style(inUi({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }));
