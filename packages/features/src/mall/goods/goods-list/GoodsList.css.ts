import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const list = style(inFeatures({ display: 'flex', gap: space.s16, alignItems: 'flex-start', minInlineSize: 0 }));
export const side = style(inFeatures({ display: 'none', flex: 'none', inlineSize: '224px', '@media': { [media.lg]: { display: 'block' } } }));
export const main = style(inFeatures({ flex: 1, minInlineSize: 0 }));
export const bar = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s8} ${space.s16}`, alignItems: 'center', minBlockSize: '48px', paddingBlock: space.s8 }),
);
export const count = style(inFeatures({ margin: 0, fontSize: text.lg, fontWeight: weight.semibold, whiteSpace: 'nowrap' }));
export const near = style(inFeatures({ paddingBlockEnd: space.s8 }));
export const table = style(inFeatures({ display: 'none', '@media': { [media.lg]: { display: 'block' } } }));
export const cards = style(inFeatures({ '@media': { [media.lg]: { display: 'none' } } }));
/** Where the link past the filters leads; a click there draws no ring. */
export const rows = style(inFeatures({ ':focus': { outline: 'none' }, ':focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' } }));
export const foot = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s16,
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: space.s12,
    fontSize: text.sm,
  }),
);
export const range = style(inFeatures({ color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }));
export const bones = style(inFeatures({ display: 'grid', flex: 1, gap: space.s12, paddingBlock: space.s48 }));
export const two = style(inFeatures({ display: 'grid', gap: space.s2, minInlineSize: '9rem', paddingBlock: space.s4, fontFamily: vars.font.sans }));
export const twoEnd = style(inFeatures({ display: 'inline-grid', justifyItems: 'end', gap: space.s2, paddingBlock: space.s4 }));
export const words = style(inFeatures({ color: color.text.secondary, fontFamily: vars.font.sans, fontSize: text.xs, whiteSpace: 'nowrap' }));
/** As wide whatever the quantity, so that no other column moves; the ring of focus has room under the head. */
export const action = style(
  inFeatures({ display: 'inline-grid', justifyItems: 'end', inlineSize: '13rem', paddingBlock: space.s2, fontFamily: vars.font.sans, whiteSpace: 'normal' }),
);
