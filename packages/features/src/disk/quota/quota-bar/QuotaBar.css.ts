import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const root = style(inFeatures({ display: 'grid', gap: space.s8, minWidth: 0, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `${space.s2} ${space.s12}` }));
export const quiet = style(inFeatures({ color: color.text.secondary }));
export const kinds = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${space.s2} ${space.s12}`,
    margin: 0,
    color: color.text.secondary,
    fontSize: text.xs,
  }),
);
export const size = style(inFeatures({ margin: 0, textAlign: 'end' }));
export const warn = style(inFeatures({ color: color.text.danger }));
