import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const bar = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }));
export const end = style(inFeatures({ marginInlineStart: 'auto' }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `0 ${space.s8}`,
    alignItems: 'center',
    '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) 6rem 13rem' } },
  }),
);
export const icon = style(inFeatures({ display: 'inline-flex', color: color.text.secondary }));
export const name = style(inFeatures({ overflowWrap: 'anywhere' }));
export const from = style([quiet, inFeatures({ display: 'block', overflowWrap: 'anywhere' })]);
export const size = style([quiet, inFeatures({ gridColumn: '2', '@media': { [media.md]: { gridColumn: 'auto', textAlign: 'end' } } })]);
export const purge = style([quiet, inFeatures({ gridColumn: '2', '@media': { [media.md]: { gridColumn: 'auto' } } })]);
