import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const group = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s8}`, alignItems: 'center' }));
export const hint = style(inFeatures({ color: color.text.muted, fontSize: text.sm }));
