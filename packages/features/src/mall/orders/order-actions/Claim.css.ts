import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;
const hairline = `1px solid ${color.border.hairline}`;

export const group = style(inFeatures({ display: 'grid', gap: space.s8 }));
export const groupHead = style(inFeatures({ display: 'flex', gap: space.s8, alignItems: 'center', justifyContent: 'space-between' }));
export const groupTitle = style(inFeatures({ fontSize: text.sm, fontWeight: weight.medium }));
export const lines = style(inFeatures({ display: 'grid', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
export const line = style(
  inFeatures({
    display: 'grid',
    gap: space.s4,
    alignItems: 'start',
    '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem', gap: space.s12 } },
  }),
);
export const mpn = style(inFeatures({ fontFamily: vars.font.mono, overflowWrap: 'anywhere', lineHeight: '2rem' }));
export const question = style(inFeatures({ fontSize: text.lg, fontWeight: weight.semibold, outline: 'none' }));
export const sums = style(inFeatures({ display: 'grid', margin: 0, borderBlockStart: hairline }));
globalStyle(
  `${sums} > div`,
  inFeatures({ display: 'flex', gap: space.s12, justifyContent: 'space-between', paddingBlock: space.s8, borderBlockEnd: hairline }),
);
globalStyle(`${sums} dt`, inFeatures({ overflowWrap: 'anywhere' }));
globalStyle(`${sums} dd`, inFeatures({ margin: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }));
export const note = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const unit = style(inFeatures({ paddingInline: space.s12, color: color.text.secondary, fontSize: text.sm }));
