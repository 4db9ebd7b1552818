import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const more = style(inFeatures({ display: 'grid', justifyItems: 'center', gap: space.s8, paddingBlock: space.s16 }));
export const foot = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s16, paddingBlock: space.s12 }),
);
export const shown = style(inFeatures({ color: color.text.muted, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
