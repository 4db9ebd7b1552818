import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

/** Places of a line where there is room; the heads of the columns stand over them. */
export const columns = '1.75rem minmax(0, 1fr) 6.5rem 9.5rem 7.5rem 2rem';

export const line = style(
  inFeatures({
    display: 'grid',
    // The sum reaches below the cross, so that a long one takes nothing from the words of the part.
    gridTemplateAreas: '"check part part remove" ". price price price" ". quantity subtotal subtotal" ". below below below"',
    gridTemplateColumns: '1.75rem minmax(0, 1fr) auto 2rem',
    gap: `${space.s4} ${space.s8}`,
    padding: `${space.s12} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    // Lines out of sight cost no layout.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 6.5rem',
    '@media': {
      [media.md]: {
        gridTemplateAreas: '"check part price quantity subtotal remove" ". below below below below below"',
        gridTemplateColumns: columns,
        columnGap: space.s12,
      },
    },
  }),
);
// Focus that arrives by Tab stops above the bar at the bottom.
globalStyle(`${line} :is(a, button, input)`, inFeatures({ scrollMarginBlock: '6rem 12rem' }));
export const check = style(inFeatures({ gridArea: 'check' }));
export const part = style(
  inFeatures({ gridArea: 'part', display: 'flex', flexDirection: 'column', gap: space.s2, minWidth: 0, fontSize: text.sm, overflowWrap: 'anywhere' }),
);
export const price = style(
  inFeatures({
    gridArea: 'price',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s2} ${space.s8}`,
    alignItems: 'baseline',
    fontSize: text.sm,
    '@media': { [media.md]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'flex-end', textAlign: 'end' } },
  }),
);
export const quantity = style(inFeatures({ gridArea: 'quantity' }));
export const subtotal = style(inFeatures({ gridArea: 'subtotal', alignSelf: 'center', textAlign: 'end', '@media': { [media.md]: { alignSelf: 'start' } } }));
export const unsettled = style(inFeatures({ fontStyle: 'italic' }));
export const remove = style(inFeatures({ gridArea: 'remove', justifySelf: 'end' }));
export const below = style(inFeatures({ gridArea: 'below', minWidth: 0 }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
/** One row where there is room. */
export const facts = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s12}`, alignItems: 'center', color: color.text.secondary, fontSize: text.sm }),
);
export const ref = style(inFeatures({ display: 'inline-flex', gap: space.s12, alignItems: 'center' }));
// A button among words: its words stand in their row, and it makes the row no higher.
globalStyle(`${ref} > button`, inFeatures({ maxWidth: 'none', margin: `-0.375rem calc(-1 * ${space.s4})`, paddingInline: space.s4 }));
export const refForm = style(inFeatures({ display: 'flex', flexBasis: '100%', flexWrap: 'wrap', gap: space.s8, alignItems: 'flex-start' }));
export const notice = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s8}`, alignItems: 'center', paddingBlockStart: space.s4, fontSize: text.sm }),
);
export const noticeWords = style(inFeatures({ display: 'inline-flex', gap: space.s4, alignItems: 'center' }));
export const noticeTone = styleVariants({
  info: inFeatures({ color: color.text.secondary }),
  warn: inFeatures({ color: color.text.warn }),
  danger: inFeatures({ color: color.text.danger }),
});
globalStyle(`${notice} strong`, inFeatures({ fontWeight: weight.semibold }));
