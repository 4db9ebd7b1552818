import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';

const { color, space, text, weight } = vars;

/** One column; on wide screens what it is for, where it goes and what happened stand beside. */
export const page = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s16,
    '@media': { [media.lg]: { alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: space.s24 } },
  }),
);
export const whole = style(inFeatures({ gridColumn: '1 / -1', minWidth: 0 }));
export const head = style([whole, inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8 })]);
export const titles = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'center' }));
export const title = pageTitle;
export const turn = style(inFeatures({ margin: 0, color: color.text.secondary, overflowWrap: 'anywhere' }));
export const bar = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, paddingBlockStart: space.s4 }));
export const column = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, alignContent: 'start' }));
export const list = style(inFeatures({ margin: 0, paddingInlineStart: space.s20, fontVariantNumeric: 'tabular-nums' }));
export const marks = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const now = style(inFeatures({ color: color.text.warn, fontWeight: weight.medium }));
export const wrong = style(inFeatures({ color: color.text.danger, fontWeight: weight.medium }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
/** What an order comes to, under its lines. */
export const total = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'baseline',
    gap: `${space.s4} ${space.s12}`,
    margin: 0,
    padding: `${space.s12} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
  }),
);
export const remark = style(
  inFeatures({
    margin: 0,
    padding: `${space.s8} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    color: color.text.secondary,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
  }),
);
export const logDeed = style(inFeatures({ margin: 0, overflowWrap: 'anywhere' }));
export const logNote = style(inFeatures({ margin: 0, color: color.text.secondary, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
export const note = style(inFeatures({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
export const made = style(inFeatures({ display: 'grid', gap: space.s12, margin: 0, padding: 0, listStyle: 'none' }));
export const madeRow = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'center', minWidth: 0 }));
globalStyle(`${madeRow} > :last-child`, inFeatures({ marginInlineStart: 'auto' }));
