import { vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const frame = style(inFeatures({ overflowX: 'auto' }));
export const table = style(inFeatures({ borderCollapse: 'collapse', fontSize: text.sm, minInlineSize: '100%' }));
globalStyle(
  `${table} :is(th, td)`,
  inFeatures({
    padding: `${space.s4} ${space.s8}`,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    textAlign: 'start',
    verticalAlign: 'top',
    maxInlineSize: '18rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
globalStyle(`${table} thead th`, inFeatures({ background: color.bg.sunken, fontWeight: vars.weight.regular, minInlineSize: '9rem' }));
export const why = style(inFeatures({ display: 'block', color: color.text.secondary, fontSize: text.xs, marginBlockStart: space.s4 }));
/** A column that nothing is taken from. */
export const unused = style(inFeatures({}));
globalStyle(`${table} td.${unused}`, inFeatures({ color: color.text.secondary }));
export const facts = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s16, alignItems: 'start' }));
export const name = style(inFeatures({ flex: '1 1 16rem', maxInlineSize: '30rem' }));
export const buttons = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));
