import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { barSpace } from '../../../theme/barSpace.ts';
import { inFeatures } from '../../../theme/inFeatures.ts';
import { columns } from './CartLine.css.ts';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';

const { color, space, text, weight, radius } = vars;

export const cart = style(
  inFeatures({
    display: 'grid',
    gap: space.s16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', columnGap: space.s24 } },
  }),
);
export const main = style(inFeatures({ display: 'grid', gap: space.s16, gridTemplateColumns: 'minmax(0, 1fr)' }));
/** What is done with the whole cart. Where it begins a line its words stand under the title; at the end of one they end with the column. */
export const tools = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInline: `calc(-1 * (${space.s12} + 1px))` }));
/** Begins a line on a phone, and stands flush there. */
export const contact = style(inFeatures({ marginInlineStart: `calc(-1 * (${space.s12} + 1px))`, '@media': { [media.md]: { marginInlineStart: 0 } } }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'baseline' }));
export const title = pageTitle;
export const about = style(inFeatures({ flex: '1 1 16rem', color: color.text.secondary, fontSize: text.sm }));
const box = { border: `1px solid ${color.border.hairline}`, borderRadius: radius.card, background: color.bg.surface } as const;
export const group = style(inFeatures(box));
export const groupHead = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s8}`,
    alignItems: 'center',
    padding: `${space.s12} ${space.s16}`,
    borderRadius: radius.card,
    background: color.bg.sunken,
  }),
);
export const merchant = style(inFeatures({ fontSize: text.md, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const shipping = style(inFeatures({ marginInlineStart: 'auto', color: color.text.secondary, fontSize: text.sm }));
export const columnHeads = style(
  inFeatures({
    display: 'none',
    gridTemplateColumns: columns,
    columnGap: space.s12,
    padding: `${space.s8} ${space.s16}`,
    color: color.text.secondary,
    fontSize: text.sm,
    '@media': { [media.md]: { display: 'grid' } },
  }),
);
export const end = style(inFeatures({ textAlign: 'end' }));
export const lines = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none' }));
export const groupFoot = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s24}`,
    alignItems: 'center',
    padding: `${space.s12} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
  }),
);
/** What an order of this merchant would come to, from left to right as it adds up. */
export const groupSums = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s24}`, margin: 0, alignItems: 'baseline' }));
globalStyle(`${groupSums} > div`, inFeatures({ display: 'flex', gap: space.s8, alignItems: 'baseline' }));
globalStyle(`${groupSums} dt`, inFeatures({ color: color.text.secondary }));
globalStyle(`${groupSums} dd`, inFeatures({ margin: 0 }));
export const grow = style(inFeatures({ flex: '1 1 auto' }));
/** Beside the lines, or a bar at the bottom where there is no room. */
export const summary = style(
  inFeatures({
    ...box,
    position: 'sticky',
    insetBlockEnd: barSpace,
    zIndex: vars.z.sticky,
    '@media': {
      [media.lg]: { insetBlockStart: space.s16, insetBlockEnd: 'auto' },
      // A very low window has no room for a bar that stays.
      '(max-height: 399.98px)': { position: 'static' },
    },
  }),
);
export const undo = style(
  inFeatures({
    display: 'flex',
    gap: space.s8,
    alignItems: 'center',
    padding: `${space.s8} ${space.s16}`,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
  }),
);
export const sum = style(
  inFeatures({
    // Large text puts the button under the amount instead of breaking the amount.
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s12}`,
    alignItems: 'center',
    padding: `${space.s8} ${space.s16}`,
    '@media': { [media.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', padding: space.s16 } },
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);
globalStyle(`${sum} > :first-child`, inFeatures({ flex: '1 1 auto', minInlineSize: 0 }));
/** Words among plain buttons, as far from them as theirs are. */
export const hint = style(inFeatures({ paddingInline: `calc(${space.s12} + 1px)`, color: color.text.secondary, fontSize: text.sm }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const note = style(
  inFeatures({
    display: 'none',
    padding: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    color: color.text.secondary,
    fontSize: text.sm,
    '@media': { [media.lg]: { display: 'block' } },
  }),
);
