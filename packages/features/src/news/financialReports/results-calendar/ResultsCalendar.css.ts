import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const tools = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8, fontSize: vars.text.sm }));
export const day = style(inFeatures({ fontVariantNumeric: 'tabular-nums' }));
