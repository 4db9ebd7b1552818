import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const lead = style(inFeatures({ maxInlineSize: '44rem', margin: 0, color: color.text.secondary, fontSize: text.md }));
export const question = style(inFeatures({ display: 'grid', gap: space.s8, inlineSize: '100%', maxInlineSize: '44rem' }));
export const examples = style(inFeatures({ display: 'grid', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
