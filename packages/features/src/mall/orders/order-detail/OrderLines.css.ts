import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const table = style(inFeatures({ width: '100%', borderCollapse: 'collapse', fontSize: text.sm, lineHeight: 1.54, fontVariantNumeric: 'tabular-nums' }));
globalStyle(
  `${table} th`,
  inFeatures({
    padding: `${space.s4} ${space.s12}`,
    height: '2rem',
    background: color.bg.sunken,
    color: color.text.secondary,
    fontSize: text.xs,
    fontWeight: weight.medium,
    textAlign: 'start',
  }),
);
globalStyle(`${table} td`, inFeatures({ padding: `${space.s8} ${space.s12}`, borderBlockStart: `1px solid ${color.border.hairline}`, verticalAlign: 'top' }));
globalStyle(`${table} tr > :first-child`, inFeatures({ paddingInlineStart: space.s16 }));
globalStyle(`${table} tr > :last-child`, inFeatures({ paddingInlineEnd: space.s16 }));
/** Columns for which there is no room on a narrow screen: a line under the part says the same. */
export const wide = style(inFeatures({ '@media': { [`not all and ${media.md}`]: { display: 'none' } } }));
export const narrow = style(inFeatures({ color: color.text.secondary, '@media': { [media.md]: { display: 'none' } } }));
export const end = style({});
globalStyle(`${table} .${end}`, inFeatures({ textAlign: 'end', whiteSpace: 'nowrap', fontFeatureSettings: '"halt"' }));
export const sum = style({});
globalStyle(
  `${table} .${sum}`,
  inFeatures({ verticalAlign: 'bottom', fontWeight: weight.semibold, '@media': { [media.md]: { verticalAlign: 'top', fontWeight: weight.regular } } }),
);
export const words = style(inFeatures({ display: 'grid', gap: space.s2, minWidth: 0, overflowWrap: 'anywhere' }));
// A part's number is a line of its own: as high as a finger needs.
globalStyle(`${words} a`, inFeatures({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target }));
export const about = style(inFeatures({ color: color.text.secondary, fontSize: text.xs }));
/** Zeros that only keep the decimal points under each other. */
export const ghost = style(inFeatures({ visibility: 'hidden', userSelect: 'none' }));
/** Stands over the totals, under the lines. */
export const totals = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(min(8.5rem, 50%), auto)',
    justifyContent: 'space-between',
    gap: `${space.s4} ${space.s16}`,
    alignItems: 'baseline',
    margin: 0,
    padding: `${space.s12} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
    textAlign: 'end',
    '@media': { [media.md]: { justifyContent: 'end' } },
  }),
);
globalStyle(`${totals} > div`, inFeatures({ display: 'contents' }));
globalStyle(`${totals} dt`, inFeatures({ textAlign: 'start', color: color.text.secondary, '@media': { [media.md]: { textAlign: 'end' } } }));
globalStyle(`${totals} dd`, inFeatures({ margin: 0 }));
// Untaxed, tax, freight, total: the fourth row is what is paid.
globalStyle(`${totals} > div:nth-of-type(4) dt`, inFeatures({ color: color.text.default, fontSize: text.md, fontWeight: weight.semibold }));
// The total in words has a line of its own under its sum.
globalStyle(`${totals} dd + dd`, inFeatures({ gridColumn: '1 / -1', color: color.text.secondary, fontSize: text.xs, overflowWrap: 'anywhere' }));
