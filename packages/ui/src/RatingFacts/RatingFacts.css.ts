import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;

export const list = style(
  inUi({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))', gap: `${space.s16} ${space.s24}`, margin: 0 }),
);
export const fact = style(inUi({ display: 'grid', alignContent: 'start', gap: space.s4, minWidth: 0, overflowWrap: 'anywhere' }));
export const term = style(inUi({ color: color.text.secondary, fontSize: text.sm }));
export const value = style(
  inUi({ margin: 0, fontSize: text.x2, fontWeight: vars.weight.semibold, lineHeight: vars.leading.tight, fontVariantNumeric: 'tabular-nums' }),
);
export const unknown = style(inUi({ margin: 0, color: color.text.muted, fontSize: text.lg, lineHeight: vars.leading.tight }));
export const basis = style(inUi({ margin: 0, color: color.text.muted, fontSize: text.xs, lineHeight: vars.leading.text }));
