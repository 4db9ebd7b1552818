import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const pair = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.space.s24,
    selectors: { '&:last-child': { paddingBlockEnd: vars.space.s48 } },
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
  }),
);
