import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const bar = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', minBlockSize: '40px' }));
export const chosen = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, outline: 'none' }));
export const list = style(inFeatures({ margin: 0, paddingInlineStart: space.s20 }));
