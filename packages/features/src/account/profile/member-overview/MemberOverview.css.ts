import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const person = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s16 }));
export const words = style(inFeatures({ display: 'grid', gap: space.s4, flex: '1 1 12rem', minWidth: 0 }));
export const name = style(inFeatures({ fontSize: text.xl, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const lines = style(inFeatures({ display: 'grid', gap: space.s12, marginBlockStart: space.s16 }));
export const cards = style(inFeatures({ display: 'grid', gap: space.s16, '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }));
export const stack = style(inFeatures({ display: 'grid', gap: space.s8, justifyItems: 'start' }));
export const number = style(inFeatures({ color: color.text.default, fontSize: text.xl, fontWeight: weight.semibold }));
export const shortcuts = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s12 }));
