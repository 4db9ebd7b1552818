import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;
const wide = { '@media': { [media.lg]: { display: 'flex' } } } as const;

export const sum = style(inFeatures({ display: 'grid', gap: space.s4, minWidth: 0 }));
export const head = style(inFeatures({ display: 'none', gap: space.s8, justifyContent: 'space-between', alignItems: 'baseline', ...wide }));
export const title = style(inFeatures({ fontSize: text.md, fontWeight: weight.semibold }));
export const counted = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const amounts = style(inFeatures({ display: 'grid', gap: space.s4, margin: 0, fontSize: text.sm }));
// Where there is little room only the last of them is seen: what has to be paid.
globalStyle(
  `${amounts} > div`,
  inFeatures({ display: 'none', flexWrap: 'wrap', gap: `0 ${space.s12}`, justifyContent: 'space-between', alignItems: 'baseline', ...wide }),
);
globalStyle(`${amounts} > div:last-of-type`, inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s8}`, fontWeight: weight.semibold }));
globalStyle(`${amounts} dd`, inFeatures({ margin: 0 }));
