import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const tags = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', gap: space.s4 }));
export const note = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm }));
export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, minInlineSize: 0 }));
export const tools = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
