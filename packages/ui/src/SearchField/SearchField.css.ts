import { style } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const icon = style(inUi({ display: 'flex', alignItems: 'center', paddingInlineStart: space.s12, color: color.text.muted }));

export const input = style(inUi({ paddingInlineStart: space.s8 }));

export const clear = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'center',
    flex: 'none',
    width: vars.size.target,
    height: vars.size.target,
    marginInlineEnd: space.s4,
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    selectors: {
      '&[data-hovered]': { background: color.bg.hover, color: color.text.default },
      '[data-empty] &': { visibility: 'hidden' },
    },
  }),
);

/** The green button at the end of a search; it fills the control to its border. */
export const submit = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    margin: '-1px',
    padding: `0 ${space.s16}`,
    minWidth: '88px',
    borderStartEndRadius: vars.radius.control,
    borderEndEndRadius: vars.radius.control,
    // A border that only forced colours show.
    border: '1px solid transparent',
    background: color.accent.solid,
    color: color.text.onSolid,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { background: color.accent.solidHover },
      '&[data-pressed]': { background: color.accent.solidPressed },
      '&[data-focus-visible]': { outline: `2px solid ${color.text.onSolid}`, outlineOffset: '-4px', boxShadow: 'none' },
    },
    // Else the browser paints a plate under the words in the colour of the words.
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);
export const submitLarge = style(inUi({ minWidth: '112px' }));
