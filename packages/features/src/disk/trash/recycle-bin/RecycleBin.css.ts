import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';
import { quiet } from '../../parts/disk-list/diskList.css.ts';

const { space } = vars;

export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `0 ${space.s8}`,
    alignItems: 'center',
    '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) 6rem 13rem' } },
  }),
);
export const from = style([quiet, inFeatures({ display: 'block', overflowWrap: 'anywhere' })]);
export const size = style([quiet, inFeatures({ gridColumn: '2', '@media': { [media.md]: { gridColumn: 'auto', textAlign: 'end' } } })]);
export const purge = style([quiet, inFeatures({ gridColumn: '2', '@media': { [media.md]: { gridColumn: 'auto' } } })]);
