import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space } = vars;
const side = '1.5rem';

export const root = style(inUi({ display: 'grid', gap: space.s8, minWidth: 0 }));

/** As high as a thumb, which never hangs over its ends. */
export const track = style(
  inUi({
    height: side,
    marginInline: `calc(${side} / 2)`,
    cursor: 'pointer',
    // A border, so that forced colours keep it.
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: `calc(${side} / -2)`,
      insetBlockStart: 'calc(50% - 2px)',
      borderBlockStart: `4px solid ${color.border.hairline}`,
      borderRadius: vars.radius.full,
    },
  }),
);
export const fill = style(inUi({ top: 'calc(50% - 2px)', height: 0, borderBlockStart: `4px solid ${color.accent.solid}` }));
export const thumb = style(
  inUi({
    top: '50%',
    width: side,
    height: side,
    border: `2px solid ${color.accent.solid}`,
    borderRadius: vars.radius.full,
    background: color.bg.surface,
    boxShadow: vars.shadow.s1,
    selectors: {
      '&[data-hovered], &[data-dragging]': { background: color.bg.selected },
      '&[data-focus-visible]': focusRing,
    },
  }),
);
