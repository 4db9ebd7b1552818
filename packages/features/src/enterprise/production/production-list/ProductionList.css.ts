import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const list = style(inFeatures({ display: 'grid', gap: vars.space.s12, margin: 0, padding: 0, listStyle: 'none' }));
