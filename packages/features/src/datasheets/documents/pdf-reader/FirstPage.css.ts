import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const picture = style(inFeatures({ inlineSize: '100%', background: vars.color.bg.paper, border: `1px solid ${vars.color.border.hairline}` }));
/** A4 in place of a page that is not there yet. */
export const blank = style(
  inFeatures({
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '210 / 297',
    background: vars.color.bg.paper,
    border: `1px solid ${vars.color.border.hairline}`,
  }),
);
