import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const companies = style(inFeatures({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s16, rowGap: vars.space.s4 }));
