import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../theme/inFeatures.ts';

export const stack = style(inFeatures({ display: 'grid', gap: vars.space.s8, justifyItems: 'start' }));
/** Tables scroll in it, fields fill it. */
export const wide = style(inFeatures({ inlineSize: '100%', minInlineSize: 0 }));
export const badge = style(
  inFeatures({
    display: 'inline-grid',
    gap: vars.space.s4,
    maxInlineSize: '100%',
    padding: `${vars.space.s8} ${vars.space.s12}`,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.control,
    background: vars.color.bg.surface,
    color: vars.color.text.default,
    fontSize: vars.text.sm,
  }),
);
export const marks = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.s4} ${vars.space.s8}` }));
export const name = style(inFeatures({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' }));
export const facts = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.s2} ${vars.space.s12}`, margin: 0, color: vars.color.text.secondary }),
);
