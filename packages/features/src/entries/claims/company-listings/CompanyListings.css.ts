import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const list = style(inFeatures({ display: 'grid', gap: space.s12, margin: 0, padding: 0, listStyle: 'none' }));
export const stack = style(inFeatures({ display: 'grid', gap: space.s12, minInlineSize: 0 }));
export const lines = style(inFeatures({ display: 'grid', gap: space.s4, margin: 0, padding: 0, listStyle: 'none' }));
export const line = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s8}`, alignItems: 'center', overflowWrap: 'anywhere' }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
