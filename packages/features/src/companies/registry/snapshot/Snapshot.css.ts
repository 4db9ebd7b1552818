import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

/** Nobody knows how large it is before it is there: it is shown whole in a place that is kept for it. */
export const picture = style(
  inFeatures({
    display: 'block',
    inlineSize: 'min(100%, 56rem)',
    aspectRatio: '3 / 2',
    objectFit: 'contain',
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.card,
  }),
);
