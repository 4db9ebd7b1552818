import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

/** What stands above a list. */
export const bar = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }));
/** At the end of the bar. */
export const end = style(inFeatures({ marginInlineStart: 'auto' }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
export const icon = style(inFeatures({ display: 'inline-flex', color: color.text.secondary }));
export const name = style(inFeatures({ overflowWrap: 'anywhere' }));
