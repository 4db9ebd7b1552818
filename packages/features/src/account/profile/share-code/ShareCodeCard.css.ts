import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { space, text, weight } = vars;

export const card = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s24,
    justifyItems: 'start',
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
  }),
);
export const words = style(inFeatures({ display: 'grid', gap: space.s16, minWidth: 0 }));
export const code = style(inFeatures({ fontFamily: vars.font.mono, fontSize: text.x2, fontWeight: weight.semibold, letterSpacing: '0.06em' }));
export const address = style(inFeatures({ overflowWrap: 'anywhere' }));
