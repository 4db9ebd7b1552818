import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space } = vars;

export const drop = style(
  inUi({
    display: 'grid',
    justifyItems: 'center',
    gap: space.s8,
    padding: `${space.s32} ${space.s16}`,
    border: `1px dashed ${color.border.control}`,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
    textAlign: 'center',
    selectors: {
      '&[data-over]': { borderStyle: 'solid', borderColor: color.border.accent, background: color.accent.soft, outline: `1px solid ${color.border.accent}` },
    },
  }),
);
export const icon = style(inUi({ color: color.text.muted, display: 'flex' }));
export const title = style(inUi({ fontSize: vars.text.md, fontWeight: vars.weight.semibold }));
export const buttons = style(inUi({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s8 }));
export const hint = style(inUi({ color: color.text.secondary, fontSize: vars.text.sm, textWrap: 'balance', overflowWrap: 'anywhere' }));
export const error = style(inUi({ color: color.text.danger, fontSize: vars.text.sm }));
