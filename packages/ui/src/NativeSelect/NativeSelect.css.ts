import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

export const frame = style(
  inUi({ position: 'relative', display: 'inline-flex', alignItems: 'center', minWidth: 0, maxWidth: '100%', color: vars.color.text.default }),
);

const select = {
  appearance: 'none',
  flexGrow: 1,
  minWidth: 0,
  maxWidth: '100%',
  textOverflow: 'ellipsis',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
} as const;

export const variant = styleVariants({
  outline: inUi({
    ...select,
    minHeight: vars.size.controlSm,
    padding: `0 ${vars.space.s32} 0 ${vars.space.s12}`,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.bg.surface,
    fontSize: vars.text.sm,
    selectors: { '&:focus-visible': focusRing, '&:hover': { background: vars.color.bg.hover }, '&[data-icon]': { paddingInlineStart: vars.space.s32 } },
  }),
  plain: inUi({
    ...select,
    height: '100%',
    padding: `0 ${vars.space.s24} 0 ${vars.space.s12}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
      '&:hover': { background: vars.color.bg.hover },
      '&[data-icon]': { paddingInlineStart: vars.space.s32 },
    },
  }),
});

const mark = { position: 'absolute', display: 'flex', pointerEvents: 'none', color: vars.color.text.secondary } as const;
export const icon = style(inUi({ ...mark, insetInlineStart: vars.space.s8 }));
export const arrow = style(inUi({ ...mark, insetInlineEnd: vars.space.s8, selectors: { [`${variant.plain} ~ &`]: { insetInlineEnd: vars.space.s4 } } }));
