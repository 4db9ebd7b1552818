import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const bar = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s16, minBlockSize: '48px', fontSize: vars.text.sm }),
);
export const tools = style(inFeatures({ marginInlineStart: 'auto' }));
export const gone = style(inFeatures({ margin: `0 0 ${vars.space.s12}`, fontSize: vars.text.sm, color: vars.color.text.warn }));
export const fact = style(inFeatures({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s12 }));
export const part = style(
  inFeatures({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.s8} ${vars.space.s12}`, minInlineSize: '120px' }),
);
export const faint = style(inFeatures({ color: vars.color.text.muted }));
export const differs = style(inFeatures({ fontWeight: vars.weight.semibold }));
