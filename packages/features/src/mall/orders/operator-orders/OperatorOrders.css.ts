import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const name = style(
  inFeatures({ display: 'inline-block', maxInlineSize: '12em', overflow: 'hidden', textOverflow: 'ellipsis', verticalAlign: 'bottom' }),
);
export const beside = style(inFeatures({ display: 'block', color: vars.color.text.secondary, fontSize: vars.text.xs }));
export const mpn = style([name, inFeatures({ fontFamily: vars.font.mono, maxInlineSize: '14em' })]);
