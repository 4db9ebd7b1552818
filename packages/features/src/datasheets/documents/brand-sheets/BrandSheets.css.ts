import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const title = style(inFeatures({ fontSize: text.xl, fontWeight: weight.semibold }));
export const note = style(inFeatures({ color: color.text.muted, fontSize: text.sm, fontWeight: weight.regular, fontVariantNumeric: 'tabular-nums' }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 }));
export const field = style(inFeatures({ marginInlineStart: 'auto' }));
/** A table takes what its words need at least: they get some room beside the page. */
export const sheet = style(inFeatures({ display: 'grid', gridTemplateColumns: '48px minmax(8rem, 1fr)', columnGap: space.s12, alignItems: 'center' }));
/** Part numbers of a row, far enough from each other for a finger. */
export const mpns = style(inFeatures({ display: 'flex', flexWrap: 'wrap', columnGap: space.s16, rowGap: space.s8 }));
export const quiet = style(inFeatures({ color: color.text.muted }));
