import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { space } = vars;

export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s16,
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' } },
  }),
);
export const feed = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, minInlineSize: 0 }));
export const side = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, minInlineSize: 0 }));
export const note = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}`, alignItems: 'center', justifyContent: 'space-between' }),
);
export const links = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));
