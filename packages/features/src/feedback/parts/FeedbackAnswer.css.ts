import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space } = vars;

export const answer = style(
  inFeatures({
    display: 'grid',
    gap: space.s4,
    marginBlockStart: space.s8,
    paddingInlineStart: space.s12,
    borderInlineStart: `3px solid ${color.border.accent}`,
  }),
);
