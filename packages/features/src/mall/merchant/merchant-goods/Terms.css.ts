import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const ladder = style(inFeatures({ display: 'grid', gap: space.s8 }));
export const title = style(inFeatures({ fontSize: text.sm, fontWeight: weight.semibold }));
export const steps = style(inFeatures({ display: 'grid', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
export const step = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 2rem', gap: space.s8, alignItems: 'start' }));
/** In line with the fields, below their labels. */
export const remove = style(inFeatures({ paddingBlockStart: '1.75rem' }));
export const pair = style(
  inFeatures({ display: 'grid', gap: space.s16, alignItems: 'start', '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
);
export const unit = style(inFeatures({ paddingInline: space.s12, color: color.text.secondary, fontSize: text.sm }));
