import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color } = vars;

export const figure = style(inFeatures({ display: 'grid', gap: vars.space.s8, margin: 0 }));
/** As large as it is drawn, or as wide as there is room. */
export const drawing = style(inFeatures({ display: 'block', inlineSize: '100%', marginInline: 'auto', color: color.text.secondary }));
export const line = style(inFeatures({ fill: 'none', stroke: 'currentColor', strokeWidth: 1 }));
export const number = style(inFeatures({ fill: 'currentColor', fontFamily: vars.font.mono, fontSize: '9px' }));
export const name = style(inFeatures({ fill: 'currentColor', fontSize: '11px', textAnchor: 'middle' }));
export const note = style(inFeatures({ color: color.text.muted, fontSize: vars.text.xs }));
