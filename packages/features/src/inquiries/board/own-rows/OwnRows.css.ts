import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const two = style(inFeatures({ display: 'grid', gap: space.s2, minInlineSize: 0, paddingBlock: space.s4, fontFamily: vars.font.sans }));
export const model = style(inFeatures({ display: 'grid', gap: space.s2, minInlineSize: '9rem', paddingBlock: space.s4 }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontFamily: vars.font.sans, fontSize: text.xs }));
