import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, font } = vars;

export const address = style(inFeatures({ overflowWrap: 'anywhere', userSelect: 'all' }));
export const code = style(inFeatures({ fontFamily: font.mono, fontSize: text.lg, fontWeight: weight.semibold, letterSpacing: '0.1em', userSelect: 'all' }));
export const buttons = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
