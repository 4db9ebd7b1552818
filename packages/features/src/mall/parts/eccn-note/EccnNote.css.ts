import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const note = style(inFeatures({ display: 'block', fontSize: vars.text.sm, color: vars.color.text.warn }));
