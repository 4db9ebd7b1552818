import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const form = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: space.s16, paddingBlockStart: space.s12 }));
export const count = style(inFeatures({ color: color.text.muted, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' }));
