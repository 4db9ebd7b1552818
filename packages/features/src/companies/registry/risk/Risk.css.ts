import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const events = style(
  inFeatures({ display: 'grid', gap: space.s8, margin: 0, paddingInlineStart: space.s16, fontSize: text.sm, overflowWrap: 'anywhere' }),
);
export const stack = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8, paddingBlockEnd: space.s12, justifyItems: 'start' }),
);
export const company = style(inFeatures({ color: color.text.secondary }));
export const line = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }));
