import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const unsaid = style(inFeatures({ color: vars.color.text.muted }));
export const long = style(inFeatures({ display: 'block', minInlineSize: '16em', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }));
export const day = style(inFeatures({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
