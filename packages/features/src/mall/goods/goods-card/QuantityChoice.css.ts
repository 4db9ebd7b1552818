import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const choice = style(inFeatures({ display: 'grid', gap: space.s12, inlineSize: '17rem', maxInlineSize: '100%' }));
export const adds = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
