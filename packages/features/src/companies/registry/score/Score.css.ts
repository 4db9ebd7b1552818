import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
export const total = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s8, margin: 0 }));
export const number = style(inFeatures({ fontSize: text.xl, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' }));
export const of = style(inFeatures({ color: color.text.muted, fontSize: text.sm }));
