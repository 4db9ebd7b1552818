import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const lead = style(inFeatures({ color: color.text.secondary, fontSize: text.md, maxInlineSize: '60ch' }));
export const ways = style(
  inFeatures({
    display: 'grid',
    gap: space.s16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { '(min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const way = style(inFeatures({ display: 'grid', gap: space.s12, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }));
export const buttons = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));
export const heading = style(inFeatures({ fontSize: text.lg, fontWeight: vars.weight.semibold }));
