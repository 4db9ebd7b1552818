import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const name = style(inFeatures({ flex: '1 1 auto', minWidth: 0, paddingInline: space.s8 }));
export const note = style(inFeatures({ display: 'block', color: color.text.secondary, fontSize: text.xs }));
export const subtitle = style(inFeatures({ padding: `${space.s12} ${space.s16} ${space.s8}`, color: color.text.secondary, fontSize: text.sm }));
