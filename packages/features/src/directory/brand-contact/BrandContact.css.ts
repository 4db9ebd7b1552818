import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, marginBlockStart: space.s12 }));
export const ways = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s16 }));
