import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { space } = vars;

export const form = style(inFeatures({ display: 'grid', gap: space.s16, maxWidth: '40rem' }));
export const pair = style(
  inFeatures({ display: 'grid', gap: space.s16, alignItems: 'start', '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
);
