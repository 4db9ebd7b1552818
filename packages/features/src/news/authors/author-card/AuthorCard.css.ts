import { cardFrame, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const card = style(inFeatures({ display: 'grid', gridTemplateColumns: '2.5rem minmax(0, 1fr) auto', gap: space.s12, alignItems: 'center' }));
export const words = style(inFeatures({ display: 'grid', gap: space.s2, minWidth: 0 }));
export const name = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', fontWeight: weight.medium }));
export const note = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));

export const list = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))', gap: space.s16, padding: 0, listStyle: 'none' }),
);
export const listed = style(
  inFeatures({
    display: 'grid',
    gap: space.s12,
    alignContent: 'start',
    padding: space.s16,
    ...cardFrame,
  }),
);
export const intro = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
