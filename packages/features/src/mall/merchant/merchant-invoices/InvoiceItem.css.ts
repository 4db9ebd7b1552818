import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

/** Links beside each other, each large enough to be hit. */
export const order = style(inFeatures({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target, marginInlineEnd: vars.space.s16 }));
