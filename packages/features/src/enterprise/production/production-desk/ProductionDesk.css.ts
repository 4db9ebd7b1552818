import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const steps = style(inFeatures({ display: 'inline-flex', gap: vars.space.s4 }));
