import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { space } = vars;

export const form = style(inFeatures({ display: 'grid', gap: space.s12, minInlineSize: 0 }));
export const kept = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}` }));
export const fields = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.s12,
    alignItems: 'end',
    '@media': { [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);
export const wide = style(inFeatures({ gridColumn: '1 / -1', maxInlineSize: '44rem' }));
export const end = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s8} ${space.s16}` }));
