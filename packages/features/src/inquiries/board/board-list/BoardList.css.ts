import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const filters = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
/** Tools for which a phone has no room: there they stand in the dialog of filters, which needs a script. */
export const wideOnly = style(inFeatures({ display: 'none', '@media': { [media.lg]: { display: 'contents' }, '(scripting: none)': { display: 'contents' } } }));
/** The filters in their dialog: two beside each other, the fields of words as wide as both. */
export const panel = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))', gap: space.s12, alignItems: 'center' }),
);
globalStyle(`${panel} > :is(div, button)`, inFeatures({ gridColumn: '1 / -1', maxInlineSize: 'none' }));
export const table = style(inFeatures({ display: 'none', '@media': { [media.lg]: { display: 'block' } } }));
export const cards = style(
  inFeatures({ display: 'grid', gap: space.s12, margin: 0, padding: 0, listStyle: 'none', '@media': { [media.lg]: { display: 'none' } } }),
);
export const card = style(inFeatures({ display: 'grid', gap: space.s8, minInlineSize: 0 }));
export const cardHead = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'center', justifyContent: 'space-between' }),
);
export const facts = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'center', fontSize: text.sm }));
export const two = style(inFeatures({ display: 'grid', gap: space.s2, minInlineSize: 0, paddingBlock: space.s4, fontFamily: vars.font.sans }));
export const model = style(inFeatures({ display: 'grid', gap: space.s2, minInlineSize: '9rem', paddingBlock: space.s4 }));
export const twoEnd = style(inFeatures({ display: 'inline-grid', justifyItems: 'end', gap: space.s2, paddingBlock: space.s4 }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontFamily: vars.font.sans, fontSize: text.xs }));
export const depthText = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm }));
