import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space } = vars;

export const steps = style(
  inFeatures({
    padding: `${space.s16} ${space.s24}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
    '@media': { [media.md]: { paddingBlock: space.s20 } },
  }),
);
