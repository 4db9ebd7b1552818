import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, radius, space, text, weight } = vars;

export const stack = style(inFeatures({ display: 'grid', gap: space.s12 }));
export const states = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }),
);
export const state = style(
  inFeatures({
    display: 'grid',
    gap: space.s4,
    padding: space.s12,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.control,
    color: color.text.secondary,
    fontSize: text.sm,
    textDecoration: 'none',
    selectors: { '&:hover': { background: color.bg.hover } },
  }),
);
export const count = style(inFeatures({ color: color.text.default, fontSize: text.xl, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' }));
/** Nothing waits there. */
export const zero = style(inFeatures({ color: color.text.muted, fontWeight: weight.regular }));
