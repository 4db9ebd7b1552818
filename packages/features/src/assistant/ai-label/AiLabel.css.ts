import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const label = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s4} ${vars.space.s8}`,
    margin: 0,
    color: vars.color.text.secondary,
    fontSize: vars.text.sm,
  }),
);
