import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const field = style(inFeatures({ display: 'grid', gap: space.s8 }));
export const input = style(inFeatures({ width: '9.5rem' }));
export const problem = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s8}`, alignItems: 'center', color: color.text.danger, fontSize: text.sm }),
);
export const words = style(inFeatures({ display: 'inline-flex', gap: space.s4, alignItems: 'center' }));
export const adjusted = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
