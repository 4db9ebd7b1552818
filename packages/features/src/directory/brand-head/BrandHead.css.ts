import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const head = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8, minWidth: 0 }));
export const facts = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s16,
    rowGap: space.s4,
    color: color.text.secondary,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
  }),
);
