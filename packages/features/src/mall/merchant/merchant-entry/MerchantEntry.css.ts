import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space } = vars;

export const terms = style(inFeatures({ display: 'grid', gap: space.s12, minInlineSize: 0 }));
export const group = style(
  inFeatures({ minInlineSize: 0, margin: 0, padding: 0, paddingInlineStart: space.s16, border: 0, borderInlineStart: `2px solid ${color.border.hairline}` }),
);
export const rules = style(inFeatures({ display: 'grid', gap: space.s4, margin: 0, paddingInlineStart: space.s20, color: color.text.secondary }));
