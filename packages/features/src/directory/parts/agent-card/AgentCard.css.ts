import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const card = style(inFeatures({ display: 'grid', gap: space.s8, padding: `${space.s12} ${space.s16}`, minInlineSize: 0 }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s8}`, alignItems: 'center' }));
export const name = style(inFeatures({ margin: 0, fontSize: text.md, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const english = style(inFeatures({ color: color.text.secondary, fontSize: text.xs, overflowWrap: 'anywhere' }));
export const end = style(inFeatures({ display: 'flex', alignItems: 'center', gap: space.s12, marginInlineStart: 'auto' }));
export const facts = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s16}`, margin: 0, color: color.text.secondary, fontSize: text.sm }),
);
