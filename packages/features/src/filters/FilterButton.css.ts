import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../theme/inFeatures.ts';

const { color, space } = vars;

export const narrowOnly = style(inFeatures({ '@media': { [media.lg]: { display: 'none' } } }));
export const count = style(
  inFeatures({
    marginInlineStart: space.s4,
    paddingInline: space.s4,
    // One digit stands in a circle.
    minWidth: '1.25rem',
    lineHeight: '1.25rem',
    textAlign: 'center',
    borderRadius: vars.radius.full,
    background: color.accent.solid,
    color: color.text.onSolid,
    // Else the browser lays a plate under the words in forced colours, in their own colour.
    forcedColorAdjust: 'none',
    fontSize: vars.text.xs,
  }),
);
