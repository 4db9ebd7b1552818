import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

export const disclosure = style(inUi({ minWidth: 0 }));
export const heading = style(inUi({ margin: 0, fontSize: vars.text.md, lineHeight: vars.leading.tight }));

export const trigger = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s8,
    width: '100%',
    minHeight: vars.size.controlSm,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.default,
    font: 'inherit',
    fontWeight: vars.weight.semibold,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-focus-visible]': focusRing, '&[data-hovered]': { color: vars.color.text.accent } },
  }),
);

export const words = style(inUi({ flex: '1 1 0', display: 'flex', alignItems: 'center', gap: vars.space.s8, minWidth: 0 }));
export const note = style(inUi({ color: vars.color.text.muted, fontSize: vars.text.xs, fontWeight: vars.weight.regular }));

export const arrow = style(
  inUi({
    flex: 'none',
    display: 'flex',
    color: vars.color.text.secondary,
    transition: `transform ${vars.motion.state} ${vars.motion.ease}`,
    selectors: { '[data-expanded] > * > * > &': { transform: 'rotate(180deg)' } },
  }),
);

export const panel = style(inUi({ selectors: { '&[hidden]': { display: 'none' } } }));
