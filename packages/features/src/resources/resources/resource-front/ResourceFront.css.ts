import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const front = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s32 }));
export const section = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}`, alignItems: 'baseline' }));
export const title = style(inFeatures({ marginInlineEnd: 'auto', fontSize: text.xl, fontWeight: weight.semibold }));
export const nothing = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
