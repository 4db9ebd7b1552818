import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { focusRing, vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const button = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    minWidth: 0,
    padding: `0 ${space.s12}`,
    textAlign: 'start',
    color: color.text.default,
    lineHeight: '1.25rem',
    selectors: { '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' } },
  }),
);

export const variant = styleVariants({
  field: inUi({
    width: '100%',
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    selectors: {
      '&[data-hovered]': { background: color.bg.hover },
      '&[data-focus-visible]': focusRing,
      '[data-invalid] > &': { borderColor: color.border.danger },
      '&[data-disabled]': { borderColor: color.border.hairline, background: color.bg.sunken },
    },
  }),
  joined: inUi({
    alignSelf: 'stretch',
    gap: space.s4,
    borderRadius: '3px',
    selectors: {
      '&[data-hovered]': { background: color.bg.hover },
      '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-3px', boxShadow: 'none' },
    },
  }),
});

export const joinedRoot = style(inUi({ display: 'flex', alignSelf: 'stretch' }));

export const value = style(
  inUi({
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: color.text.muted } },
  }),
);

export const chevron = style(
  inUi({
    display: 'inline-flex',
    flex: 'none',
    color: color.text.secondary,
    transition: `rotate ${vars.motion.state} ${vars.motion.ease}`,
    selectors: { '[data-open] > * > &': { rotate: '180deg' } },
  }),
);
