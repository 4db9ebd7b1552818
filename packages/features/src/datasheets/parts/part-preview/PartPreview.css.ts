import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const preview = style(
  inFeatures({
    position: 'sticky',
    insetBlockStart: vars.space.s16,
    minInlineSize: 0,
    paddingInline: vars.space.s12,
    paddingBlockEnd: vars.space.s12,
    pointerEvents: 'auto',
    background: vars.color.bg.surface,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.s2,
  }),
);
export const head = style(inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space.s12, minBlockSize: '48px', fontSize: vars.text.sm }));
export const title = style(
  inFeatures({ minInlineSize: 0, margin: 0, fontFamily: vars.font.mono, fontSize: vars.text.md, fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' }),
);
export const close = style(inFeatures({ marginInlineStart: 'auto' }));
export const body = style(
  inFeatures({ overflow: 'hidden', background: vars.color.bg.surface, border: `1px solid ${vars.color.border.hairline}`, borderRadius: vars.radius.card }),
);
export const paper = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '160px',
    padding: vars.space.s16,
    background: vars.color.bg.bone,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  }),
);
export const none = style(inFeatures({ margin: 0, textAlign: 'center', fontSize: vars.text.sm, color: vars.color.text.secondary, overflowWrap: 'anywhere' }));
export const line = style(
  inFeatures({
    display: 'flex',
    justifyContent: 'space-between',
    margin: 0,
    padding: `${vars.space.s8} ${vars.space.s12}`,
    fontSize: vars.text.xs,
    color: vars.color.text.muted,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  }),
);
export const facts = style(inFeatures({ margin: 0, padding: `${vars.space.s8} ${vars.space.s12}`, fontSize: vars.text.sm }));
export const fact = style(
  inFeatures({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s12, minBlockSize: '24px', color: vars.color.text.muted }),
);
export const value = style(inFeatures({ margin: 0, textAlign: 'end', color: vars.color.text.default, overflowWrap: 'anywhere' }));
export const actions = style(
  inFeatures({ display: 'grid', gap: vars.space.s8, padding: vars.space.s12, borderBlockStart: `1px solid ${vars.color.border.hairline}` }),
);
export const keys = style(inFeatures({ margin: `${vars.space.s12} 0 0`, textAlign: 'center', fontSize: vars.text.xs, color: vars.color.text.muted }));
