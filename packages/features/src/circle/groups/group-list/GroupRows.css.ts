import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const list = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space.s12,
    alignItems: 'center',
    padding: `${space.s12} ${space.s16}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);
export const words = style(inFeatures({ display: 'grid', gap: space.s4, minInlineSize: 0 }));
export const name = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', fontWeight: weight.medium, overflowWrap: 'anywhere' }),
);
export const facts = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm }));
