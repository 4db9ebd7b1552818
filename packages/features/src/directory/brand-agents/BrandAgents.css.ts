import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s4} ${space.s12}` }));
export const title = style(inFeatures({ fontSize: text.xl, fontWeight: weight.semibold }));
export const note = style(inFeatures({ color: color.text.muted, fontSize: text.sm, fontWeight: weight.regular, fontVariantNumeric: 'tabular-nums' }));
export const end = style(inFeatures({ marginInlineStart: 'auto', fontSize: text.sm }));
/** Where else to look, beside the one thing to do. */
export const ways = style(inFeatures({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: `${space.s8} ${space.s16}` }));
