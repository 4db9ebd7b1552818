import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, leading } = vars;

export const column = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
export const foot = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, justifyContent: 'flex-end' }));
export const versions = style(inFeatures({ display: 'grid', gap: space.s16, margin: 0, padding: 0, listStyle: 'none' }));
export const time = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm }));
export const words = style(inFeatures({ margin: 0, lineHeight: leading.text, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }));
