import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const list = style(inFeatures({ display: 'grid', gap: space.s16, padding: 0, listStyle: 'none', minWidth: 0 }));
export const twoColumns = style(inFeatures({ '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }));
export const frame = style(inFeatures({ display: 'grid', gap: space.s24, minWidth: 0 }));

export const ranked = style(inFeatures({ display: 'grid', padding: 0, listStyle: 'none', fontSize: text.md }));
export const rankedRow = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    gap: space.s8,
    alignItems: 'baseline',
    paddingBlock: space.s8,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    ':last-child': { borderBlockEnd: 0 },
  }),
);
export const rank = style(inFeatures({ color: color.text.muted, fontFamily: vars.font.mono, fontSize: text.sm, textAlign: 'end' }));
