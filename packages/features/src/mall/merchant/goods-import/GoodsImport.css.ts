import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const buttons = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const facts = style(inFeatures({ display: 'grid', gap: space.s8, margin: 0, paddingInlineStart: space.s20, fontSize: text.sm }));
/** Takes the focus from what goes away: a button, the place for files. */
export const news = style(inFeatures({ outline: 'none', display: 'grid', gap: space.s12 }));
export const fault = style(inFeatures({ color: color.text.danger, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const change = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }));
export const standing = style(inFeatures({ display: 'grid', gap: space.s16 }));
