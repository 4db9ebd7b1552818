import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const field = style(inFeatures({ flex: '0 1 320px', minInlineSize: 0, inlineSize: '100%', maxInlineSize: '360px' }));
