import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const buttons = style(inFeatures({ display: 'flex', flex: 'none', gap: vars.space.s2 }));
