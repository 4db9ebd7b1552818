import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, font } = vars;

export const lead = style(inFeatures({ maxInlineSize: '44rem', margin: 0, color: color.text.secondary, fontSize: text.md }));
export const words = style(inFeatures({ maxInlineSize: '60rem', margin: 0, fontSize: text.md, overflowWrap: 'anywhere' }));
export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
export const search = style(inFeatures({ display: 'grid', gap: space.s8, inlineSize: '100%', maxInlineSize: '44rem' }));
export const list = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space.s16,
    paddingBlock: space.s8,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
    '@media': { [media.md]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
  }),
);
export const path = style(inFeatures({ color: color.text.secondary, fontFamily: font.mono, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const plain = style(
  inFeatures({ display: 'grid', gap: space.s4, margin: 0, listStyle: 'disc', paddingInlineStart: space.s16, overflowWrap: 'anywhere' }),
);
