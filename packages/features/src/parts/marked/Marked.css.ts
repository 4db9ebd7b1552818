import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const mark = style(inFeatures({ background: 'transparent', color: vars.color.text.accent, fontWeight: vars.weight.semibold }));
