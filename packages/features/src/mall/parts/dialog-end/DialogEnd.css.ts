import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const end = style(inFeatures({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.s8 }));
