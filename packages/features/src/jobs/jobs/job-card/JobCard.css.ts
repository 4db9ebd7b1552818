import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const list = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, margin: 0, padding: 0, listStyle: 'none' }));
export const words = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8, minInlineSize: 0 }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'baseline' }));
export const title = style(inFeatures({ margin: 0, fontSize: text.lg, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
const salary = style(
  inFeatures({ color: color.text.default, fontSize: text.lg, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);
/** At the end of the line where there is room, so that the figures of a list stand under one another. */
export const salaryEnd = style([salary, inFeatures({ marginInlineStart: 'auto' })]);
export const facts = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s16}`,
    margin: 0,
    color: color.text.secondary,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
  }),
);
export const tags = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s4, minInlineSize: 0 }));
