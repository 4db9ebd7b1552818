import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const list = style(
  inFeatures({ display: 'grid', gap: space.s16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))', padding: 0, listStyle: 'none' }),
);
export const rows = style(inFeatures({ display: 'grid', gap: space.s4, padding: 0, listStyle: 'none', fontSize: text.md }));
export const row = style(
  inFeatures({ display: 'flex', gap: space.s8, alignItems: 'baseline', justifyContent: 'space-between', minBlockSize: vars.size.target }),
);
export const count = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
