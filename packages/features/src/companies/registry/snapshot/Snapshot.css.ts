import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const picture = style(
  inFeatures({ display: 'block', maxInlineSize: '100%', blockSize: 'auto', border: `1px solid ${vars.color.border.hairline}`, borderRadius: vars.radius.card }),
);
