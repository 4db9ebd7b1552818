import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { space } = vars;

/** States and search above a list, beside each other on wide screens. */
export const tools = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s12,
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', alignItems: 'start' } },
  }),
);
