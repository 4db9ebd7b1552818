import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const banner = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s12,
    padding: `${space.s8} ${space.s16}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
    color: color.text.secondary,
    fontSize: text.md,
  }),
);
export const words = style(inFeatures({ flex: '1 1 10rem', color: color.text.default }));
