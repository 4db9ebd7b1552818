import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const shots = style(
  inFeatures({
    display: 'grid',
    gap: `${space.s8} ${space.s16}`,
    margin: 0,
    paddingInlineStart: space.s20,
    listStyle: 'decimal',
    '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const shot = style(inFeatures({ fontSize: text.sm, '::marker': { color: color.text.muted } }));
export const name = style(inFeatures({ display: 'block', fontWeight: weight.medium }));
export const hint = style(inFeatures({ margin: 0, color: color.text.secondary, overflowWrap: 'anywhere' }));
