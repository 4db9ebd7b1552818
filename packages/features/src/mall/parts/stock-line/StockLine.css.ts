import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const list = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}`, margin: 0, fontSize: text.sm }));
export const fact = style(inFeatures({ display: 'inline-flex', gap: space.s8, minWidth: 0 }));
export const name = style(inFeatures({ flex: 'none', color: color.text.secondary }));
export const value = style(inFeatures({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }));
export const unknown = style(inFeatures({ color: color.text.muted }));
