import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const two = style(
  inFeatures({ display: 'grid', gap: space.s2, minInlineSize: 0, fontFamily: vars.font.sans, '@media': { [media.lg]: { paddingBlock: space.s4 } } }),
);
export const model = style(
  inFeatures({ display: 'grid', gap: space.s2, minInlineSize: 'min(9rem, 60vw)', paddingBlock: space.s4, justifyItems: 'start', overflowWrap: 'anywhere' }),
);
export const quiet = style(inFeatures({ color: color.text.secondary, fontFamily: vars.font.sans, fontSize: text.xs }));
export const table = style(inFeatures({ display: 'none', '@media': { [media.lg]: { display: 'block' } } }));
export const cards = style(inFeatures({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', '@media': { [media.lg]: { display: 'none' } } }));
export const card = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s8,
    minInlineSize: 0,
    padding: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  }),
);
export const cardHead = style(inFeatures({ display: 'flex', gap: space.s8, alignItems: 'start', justifyContent: 'space-between' }));
