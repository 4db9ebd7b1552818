import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color } = vars;

/** What was called off is not read as what takes place. */
export const cancelled = style(inFeatures({ color: color.text.muted, textDecoration: 'line-through' }));
export const days = style(inFeatures({ fontVariantNumeric: 'tabular-nums' }));
