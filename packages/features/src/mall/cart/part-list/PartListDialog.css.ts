import { vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
export const quiet = style(inFeatures({ display: 'block', color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const warn = style(inFeatures({ display: 'block', color: color.text.warn, fontSize: text.sm }));
/** The quantity under a part number that has to be corrected. */
export const correction = style(inFeatures({ marginBlockStart: space.s8, fontWeight: vars.weight.regular }));
export const table = style(inFeatures({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.sm }));
globalStyle(
  `${table} :is(th, td)`,
  inFeatures({ padding: `${space.s8} ${space.s4}`, borderBlockEnd: `1px solid ${color.border.hairline}`, textAlign: 'start', verticalAlign: 'top' }),
);
export const end = style(inFeatures({}));
globalStyle(`${table} .${end}`, inFeatures({ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }));
