import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = style(inUi(hidden));

export const skipLink = style(
  inUi({
    position: 'absolute',
    insetInlineStart: vars.space.s8,
    insetBlockStart: vars.space.s8,
    zIndex: vars.z.toast,
    padding: `${vars.space.s8} ${vars.space.s16}`,
    borderRadius: vars.radius.control,
    background: vars.color.bg.surface,
    color: vars.color.text.accent,
    fontWeight: vars.weight.medium,
    border: `1px solid ${vars.color.border.accent}`,
    selectors: { '&:not(:focus)': hidden, '&:focus': focusRing },
  }),
);
