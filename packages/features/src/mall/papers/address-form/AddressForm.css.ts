import { media, vars } from '@chippage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { space } = vars;
const columns = (count: number) => ({ '@media': { [media.sm]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } });

export const divisions = styleVariants({
  one: inFeatures({ display: 'grid' }),
  several: inFeatures({ display: 'grid', gap: space.s12, alignItems: 'start', ...columns(3) }),
});
export const cardTitle = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s8}`, alignItems: 'center' }));
export const strong = style(inFeatures({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' }));
export const unbroken = style(inFeatures({ whiteSpace: 'nowrap' }));
export const cardText = style(
  inFeatures({ display: 'grid', gap: space.s2, color: vars.color.text.secondary, fontSize: vars.text.sm, overflowWrap: 'anywhere' }),
);
export const code = style(inFeatures({ paddingInline: space.s12, color: vars.color.text.secondary, fontVariantNumeric: 'tabular-nums' }));
