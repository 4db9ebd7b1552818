import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const obstacle = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, whiteSpace: 'nowrap' }));
/** A button with what it would add over it. */
export const add = style(inFeatures({ display: 'inline-grid', justifyItems: 'end', gap: space.s4 }));
export const unknown = style(inFeatures({ color: color.text.muted }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.xs }));
export const merchant = style(
  inFeatures({ display: 'inline-flex', flexWrap: 'wrap', gap: space.s4, alignItems: 'center', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const prices = style(
  inFeatures({
    display: 'inline-grid',
    justifyItems: 'end',
    gap: space.s2,
    fontFamily: vars.font.mono,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
export const price = style(inFeatures({ display: 'inline-flex', gap: space.s8, alignItems: 'baseline' }));
export const from = style(inFeatures({ color: color.text.secondary, fontSize: text.xs, fontWeight: weight.regular }));
