import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s8,
    padding: space.s16,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    listStyle: 'none',
  }),
);
export const line = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const name = style(inFeatures({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const wrong = style(inFeatures({ color: color.danger.text, fontSize: text.sm, overflowWrap: 'anywhere' }));
