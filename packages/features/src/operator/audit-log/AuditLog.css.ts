import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const search = style(inFeatures({ flex: '0 1 260px', minInlineSize: 0 }));
export const event = style(inFeatures({ display: 'grid' }));
export const code = style(inFeatures({ fontFamily: vars.font.mono, fontSize: vars.text.xs, color: vars.color.text.muted }));
export const detail = style(
  inFeatures({
    display: 'inline-block',
    minInlineSize: '16em',
    maxInlineSize: '32em',
    fontFamily: vars.font.mono,
    fontSize: vars.text.xs,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
);
export const faint = style(inFeatures({ color: vars.color.text.muted }));
