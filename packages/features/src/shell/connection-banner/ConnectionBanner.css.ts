import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const place = style(inFeatures({ selectors: { '&:not(:empty)': { paddingBlock: vars.space.s8 } } }));
