import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

export const list = style(
  inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s4, fontSize: vars.text.sm, color: vars.color.text.secondary }),
);
export const item = style(inUi({ display: 'flex', alignItems: 'center', gap: vars.space.s4, minHeight: vars.size.target, minWidth: 0 }));
export const separator = style(inUi({ color: vars.color.text.muted }));
export const current = style(inUi({ color: vars.color.text.default, overflowWrap: 'anywhere' }));
