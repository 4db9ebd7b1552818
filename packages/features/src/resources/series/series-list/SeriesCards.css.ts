import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, leading } = vars;

export const list = style(
  inFeatures({ display: 'grid', gap: space.s16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))', padding: 0, listStyle: 'none' }),
);
export const title = style(inFeatures({ fontSize: text.lg, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const summary = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, lineHeight: leading.text }));
export const foot = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', color: color.text.secondary, fontSize: text.sm }),
);
