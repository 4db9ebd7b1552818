import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const unknown = style(inFeatures({ color: color.text.muted, fontFamily: vars.font.sans }));
export const files = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', gap: `${space.s8} ${space.s12}`, fontFamily: vars.font.sans }));
export const dateCode = style(inFeatures({ display: 'grid', gap: space.s2, minInlineSize: 0 }));
export const code = style(inFeatures({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));
export const doubt = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.s4,
    alignItems: 'start',
    maxInlineSize: '16rem',
    color: color.text.warn,
    fontFamily: vars.font.sans,
    fontSize: text.xs,
    whiteSpace: 'normal',
  }),
);
