import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const quiet = style(inFeatures({ color: color.text.secondary }));
export const groups = style(inFeatures({ display: 'grid', gap: space.s16, '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }));
export const group = style(inFeatures({ display: 'grid', gap: space.s4, alignContent: 'start', minWidth: 0 }));
export const groupName = style(inFeatures({ fontSize: text.md, fontWeight: weight.semibold }));
export const lines = style(inFeatures({ display: 'flex', flexWrap: 'wrap', columnGap: space.s16, rowGap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
export const count = style(inFeatures({ color: color.text.muted, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' }));
export const history = style(inFeatures({ display: 'grid', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
export const event = style(inFeatures({ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: space.s16, overflowWrap: 'anywhere' }));
export const year = style(inFeatures({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' }));
