import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const page = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 }));
export const tools = style(inFeatures({ maxWidth: '30rem' }));
export const note = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
