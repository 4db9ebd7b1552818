import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const body = style(inFeatures({ display: 'grid', gap: vars.space.s16 }));
export const address = style(inFeatures({ fontFamily: vars.font.mono, fontSize: vars.text.sm, overflowWrap: 'anywhere' }));
export const beside = style(inFeatures({ display: 'block', overflowWrap: 'anywhere', color: vars.color.text.secondary, fontSize: vars.text.xs }));
export const heading = style(inFeatures({ margin: 0, fontSize: vars.text.md, fontWeight: vars.weight.semibold }));
export const section = style(
  inFeatures({
    display: 'grid',
    gap: vars.space.s8,
    justifyItems: 'start',
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    paddingBlockStart: vars.space.s16,
  }),
);
export const form = style(inFeatures({ inlineSize: '100%' }));
export const state = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s8 }));
