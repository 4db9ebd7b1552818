import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const search = style(inFeatures({ display: 'grid', gap: vars.space.s8, inlineSize: '100%', maxInlineSize: '44rem' }));
