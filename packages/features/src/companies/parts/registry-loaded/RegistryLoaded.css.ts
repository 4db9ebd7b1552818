import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const line = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s8,
    margin: 0,
    padding: `${space.s8} ${space.s16}`,
    color: color.text.secondary,
    fontSize: text.sm,
  }),
);
