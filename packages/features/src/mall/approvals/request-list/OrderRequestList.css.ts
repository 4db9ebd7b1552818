import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;
const sans = vars.font.sans;

export const table = style(inFeatures({ display: 'none', '@media': { [media.lg]: { display: 'block' } } }));
export const cards = style(inFeatures({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', '@media': { [media.lg]: { display: 'none' } } }));
export const card = style(
  inFeatures({
    display: 'grid',
    gap: space.s8,
    minInlineSize: 0,
    padding: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  }),
);
export const cardHead = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'start', justifyContent: 'space-between' }),
);
export const two = style(
  inFeatures({ display: 'grid', justifyItems: 'start', gap: space.s2, minInlineSize: 0, paddingBlock: space.s4, overflowWrap: 'anywhere', fontFamily: sans }),
);
export const sums = style(inFeatures({ display: 'grid', justifyItems: 'start', '@media': { [media.lg]: { justifyItems: 'end' } } }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontFamily: sans, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' }));
export const plain = style(inFeatures({ fontFamily: sans }));
