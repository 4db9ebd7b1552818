import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

export const frame = style(
  inUi({ position: 'relative', display: 'inline-flex', alignItems: 'center', minWidth: 0, maxWidth: '100%', color: vars.color.text.default }),
);

export const select = style(
  inUi({
    appearance: 'none',
    flexGrow: 1,
    minWidth: 0,
    maxWidth: '100%',
    textOverflow: 'ellipsis',
    minHeight: vars.size.controlSm,
    padding: `0 ${vars.space.s32} 0 ${vars.space.s12}`,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.bg.surface,
    color: 'inherit',
    font: 'inherit',
    fontSize: vars.text.sm,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing, '&:hover': { background: vars.color.bg.hover }, '&[data-icon]': { paddingInlineStart: vars.space.s32 } },
  }),
);

const mark = { position: 'absolute', display: 'flex', pointerEvents: 'none', color: vars.color.text.secondary } as const;
export const icon = style(inUi({ ...mark, insetInlineStart: vars.space.s8 }));
export const arrow = style(inUi({ ...mark, insetInlineEnd: vars.space.s8 }));
