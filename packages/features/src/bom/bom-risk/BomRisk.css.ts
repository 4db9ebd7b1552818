import { vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
export const tools = style(inFeatures({ display: 'flex', justifyContent: 'end', '@media': { print: { display: 'none' } } }));
export const countries = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}`, listStyle: 'none', margin: 0, padding: 0 }));
export const heading = style(inFeatures({ fontSize: text.md, fontWeight: vars.weight.semibold }));
export const frame = style(inFeatures({ overflowX: 'auto' }));
export const table = style(inFeatures({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.xs }));
globalStyle(
  `${table} :is(th, td)`,
  inFeatures({ padding: `${space.s2} ${space.s4}`, borderBlockEnd: `1px solid ${color.border.hairline}`, textAlign: 'start', verticalAlign: 'top' }),
);
globalStyle(`${table} tbody th`, inFeatures({ fontWeight: vars.weight.regular }));
