import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text, weight } = vars;

export const list = style(
  inUi({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))', gap: `${space.s16} ${space.s24}`, margin: 0 }),
);
export const stat = style(inUi({ display: 'grid', alignContent: 'start', gap: space.s2, minWidth: 0 }));
export const label = style(inUi({ color: color.text.muted, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const value = style(
  inUi({
    margin: 0,
    fontSize: text.x2,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
  }),
);
export const unknown = style([value, inUi({ color: color.text.muted, fontWeight: weight.regular })]);

const small = (tone: string) => inUi({ margin: 0, color: tone, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' });
export const note = styleVariants({
  neutral: small(color.text.muted),
  ok: small(color.text.ok),
  warn: small(color.text.warn),
  danger: small(color.text.danger),
});
