import { vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const buttons = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
export const facts = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s16}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const frame = style(inFeatures({ overflowX: 'auto' }));
export const table = style(inFeatures({ borderCollapse: 'collapse', fontSize: text.sm, minInlineSize: '100%' }));
globalStyle(
  `${table} :is(th, td)`,
  inFeatures({
    padding: `${space.s4} ${space.s8}`,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    textAlign: 'start',
    verticalAlign: 'top',
    maxInlineSize: '16rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
globalStyle(`${table} thead th`, inFeatures({ background: color.bg.sunken, fontWeight: vars.weight.regular, minInlineSize: '8rem' }));
/** A column that nothing is taken from. */
export const unused = style(inFeatures({}));
globalStyle(`${table} td.${unused}`, inFeatures({ color: color.text.secondary }));
export const head = style(inFeatures({ display: 'block', color: color.text.secondary, fontSize: text.xs, marginBlockStart: space.s4 }));
/** Words in a cell that take as many lines as they need. */
export const words = style(
  inFeatures({ display: 'grid', gap: space.s2, minInlineSize: '9rem', whiteSpace: 'normal', overflowWrap: 'anywhere', fontFamily: vars.font.sans }),
);
/** A part number stays in one piece up to the longest that is usual; what is longer breaks. */
export const written = style(
  inFeatures({
    display: 'inline-block',
    inlineSize: 'max-content',
    maxInlineSize: '12rem',
    fontFamily: vars.font.mono,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  }),
);
/** It takes the focus when a step ends and what was pressed goes away. */
export const news = style(inFeatures({ outline: 'none' }));
/** A link of its own line in a cell is high enough for a finger. */
globalStyle(`${words} > a`, inFeatures({ justifySelf: 'start', minBlockSize: '24px', lineHeight: '24px' }));
