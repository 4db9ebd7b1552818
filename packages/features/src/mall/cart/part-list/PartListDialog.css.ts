import { vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
export const quiet = style(inFeatures({ display: 'block', color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const warn = style(inFeatures({ display: 'block', color: color.text.warn, fontSize: text.sm }));
/** It takes the focus when what was pressed has nothing left to do. */
export const result = style(inFeatures({ outline: 'none' }));
export const mpn = style(inFeatures({ fontWeight: vars.weight.semibold }));
/** Where else to look for a part. */
export const ways = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s12}` }));
/** The quantity under a part number that has to be corrected. */
export const correction = style(inFeatures({ marginBlockStart: space.s8 }));
/** Another offer, and the way to it. */
export const other = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s12}`,
    alignItems: 'center',
    marginBlockStart: space.s8,
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
export const table = style(inFeatures({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.sm }));
globalStyle(
  `${table} :is(th, td)`,
  inFeatures({ padding: `${space.s8} ${space.s4}`, borderBlockEnd: `1px solid ${color.border.hairline}`, textAlign: 'start', verticalAlign: 'top' }),
);
// What stands under a part number is no heading.
globalStyle(`${table} tbody th`, inFeatures({ fontWeight: vars.weight.regular }));
export const end = style(inFeatures({}));
globalStyle(`${table} .${end}`, inFeatures({ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }));
