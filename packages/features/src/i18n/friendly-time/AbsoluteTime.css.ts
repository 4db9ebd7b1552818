import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const time = style(inFeatures({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
