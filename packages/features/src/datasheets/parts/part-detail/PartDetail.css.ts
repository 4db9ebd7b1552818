import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { besideSheet } from '../../../parts/sheet-thumbnail/SheetThumbnail.css.ts';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const detail = style(inFeatures({ minInlineSize: 0 }));
export const skeleton = style(inFeatures({ display: 'grid', gap: vars.space.s24 }));

export const header = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space.s16,
    paddingBlock: `${vars.space.s12} ${vars.space.s16}`,
  }),
);
export const titleBlock = style(inFeatures({ minInlineSize: 0 }));
export const titleRow = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.s12, fontSize: vars.text.sm }));
export const title = style(
  inFeatures({
    minInlineSize: 0,
    margin: 0,
    fontFamily: vars.font.mono,
    fontSize: vars.text.x2,
    lineHeight: '40px',
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
    '@media': { [media.md]: { fontSize: vars.text.x3 } },
  }),
);
export const line = style(inFeatures({ margin: `${vars.space.s4} 0 0`, color: vars.color.text.secondary }));
export const note = style(inFeatures({ marginInlineStart: vars.space.s8, color: vars.color.text.muted }));
/** Where the lifecycle is from; a source may be a long address. */
export const provenance = style(inFeatures({ margin: 0, fontSize: vars.text.xs, color: vars.color.text.muted, overflowWrap: 'anywhere' }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s8 }));

/** Offers and alternatives share the column at the side; where there is none, offers come first and alternatives last. */
export const columns = style(
  inFeatures({
    display: 'grid',
    gap: vars.space.s24,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.lg]: {
        gridTemplateColumns: 'minmax(0, 1fr) 320px',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"main offers" "main aside"',
        alignItems: 'start',
      },
    },
  }),
);
const place = (area: string) => ({ [media.lg]: { gridArea: area } });
export const main = style(inFeatures({ display: 'grid', gap: vars.space.s24, minInlineSize: 0, '@media': place('main') }));
// An empty row would leave its gap.
export const offers = style(inFeatures({ minInlineSize: 0, '@media': place('offers'), selectors: { '&:empty': { display: 'none' } } }));
export const aside = style(
  inFeatures({
    display: 'grid',
    gap: vars.space.s24,
    minInlineSize: 0,
    '@media': { [media.lg]: { gridArea: 'aside', selectors: { [`${offers}:empty ~ &`]: { gridRow: '1 / -1' } } } },
  }),
);

export const sources = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s24,
    margin: 0,
    padding: `${vars.space.s8} 0 0`,
    // Each link stands in 24 px, the least that a finger hits (WCAG 2.5.8).
    lineHeight: '1.5rem',
    listStyle: 'none',
    fontSize: vars.text.xs,
    color: vars.color.text.muted,
  }),
);

/** A line of its own: a source may be a long address. */
export const correction = style(inFeatures({ flexBasis: '100%', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const reader = style(inFeatures({ minInlineSize: 0, scrollMarginBlockStart: vars.space.s16 }));
/** As tall as the open reader, so that nothing moves when it opens. */
export const readerRoom = style([
  reader,
  inFeatures({ '@media': { [`${media.lg} and (scripting: enabled)`]: { minBlockSize: 'calc(min(892px, 100vh - 96px) + 48px)' } } }),
]);
export const sample = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s8,
    margin: 0,
    padding: `${vars.space.s8} ${vars.space.s16}`,
    fontSize: vars.text.xs,
    color: vars.color.text.secondary,
    background: vars.color.bg.sunken,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  }),
);

export const documents = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none' }));
export const documentKind = style(inFeatures({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } } }));
export const documentKindName = style(
  inFeatures({ margin: 0, padding: `${vars.space.s12} ${vars.space.s16} 0`, fontSize: vars.text.sm, fontWeight: vars.weight.semibold }),
);
export const documentRow = style([
  besideSheet,
  inFeatures({
    padding: `${vars.space.s8} ${vars.space.s16}`,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
  }),
]);
export const documentFacts = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s12, fontSize: vars.text.xs, color: vars.color.text.muted }),
);

export const alternatives = style(
  inFeatures({ padding: `${vars.space.s12} ${vars.space.s16}`, selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } } }),
);
export const kind = style(inFeatures({ margin: 0, fontSize: vars.text.sm, fontWeight: vars.weight.semibold }));
export const kindCount = style(inFeatures({ marginInlineStart: vars.space.s8, fontWeight: vars.weight.regular, color: vars.color.text.muted }));
export const items = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none' }));
export const item = style(inFeatures({ paddingBlockStart: vars.space.s8 }));
export const itemHead = style(inFeatures({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s8, fontSize: vars.text.sm }));
export const itemBrand = style(inFeatures({ flex: 'none', color: vars.color.text.secondary, fontSize: vars.text.xs }));
export const difference = style(inFeatures({ display: 'block', margin: 0, fontSize: vars.text.xs, color: vars.color.text.muted }));
export const derived = style(inFeatures({ fontSize: vars.text.xs, color: vars.color.text.muted }));
export const compare = style(inFeatures({ margin: 0, padding: `${vars.space.s8} ${vars.space.s16}`, fontSize: vars.text.sm }));
