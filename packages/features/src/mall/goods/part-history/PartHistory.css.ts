import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const stack = style(inFeatures({ display: 'grid', gap: space.s24 }));
export const pair = style(inFeatures({ display: 'grid', gap: space.s24, '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }));
export const note = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8, color: color.text.secondary, fontSize: text.sm }),
);
