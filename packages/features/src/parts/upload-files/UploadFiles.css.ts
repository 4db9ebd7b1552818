import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const group = style(inFeatures({ display: 'grid', gap: vars.space.s8 }));
