/** The look shared by everything one types or picks in: label, joined control, message. */
import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { focusRing, vars } from '../theme/contract.css.ts';

const { color, space, text } = vars;

export const root = style(inUi({ display: 'flex', flexDirection: 'column', gap: space.s8, minWidth: 0 }));

export const labelRow = style(
  inUi({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space.s12}`,
    flexWrap: 'wrap',
    fontSize: text.sm,
    lineHeight: '1.25rem',
  }),
);

export const label = style(inUi({ color: color.text.default, fontWeight: vars.weight.medium, cursor: 'default' }));

/** One border round everything joined, one ring round it when its input has focus. */
export const control = style(
  inUi({
    display: 'flex',
    alignItems: 'stretch',
    minWidth: 0,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.default,
    transition: `border-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&:has(> input:focus, > textarea:focus)': { ...focusRing, borderColor: color.border.accent },
      '[data-invalid] > &, &[data-invalid]': { borderColor: color.border.danger },
      '[data-disabled] > &': { borderColor: color.border.hairline, background: color.bg.sunken, color: color.text.disabled },
      '[data-readonly] > &': { background: color.bg.sunken },
    },
  }),
);

export const size = styleVariants({
  sm: inUi({ minHeight: vars.size.controlSm, fontSize: text.sm }),
  md: inUi({ minHeight: vars.size.control, fontSize: text.md }),
  lg: inUi({ minHeight: '3.5rem', fontSize: text.lg }),
});

export const input = style(
  inUi({
    flex: '1 1 0',
    width: '100%',
    minWidth: 0,
    padding: `0 ${space.s12}`,
    border: 0,
    borderRadius: 'inherit',
    outline: 'none',
    boxShadow: 'none',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    lineHeight: '1.25rem',
    selectors: {
      // The control draws the ring. (Kept for forced colours by the control's own outline.)
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&::placeholder': { color: color.text.muted, opacity: 1, fontFamily: vars.font.sans },
      '&:disabled': { cursor: 'not-allowed' },
      // The browser paints saved passwords blue; keep the field's own colours.
      '&:autofill': { boxShadow: `0 0 0 100vmax ${color.bg.surface} inset`, WebkitTextFillColor: 'currentColor' },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

export const mono = style(inUi({ fontFamily: vars.font.mono }));

/** A joined part before or after the input, apart by a short rule that does not touch the border. */
export const addon = style(inUi({ display: 'flex', flex: 'none', alignItems: 'center', color: color.text.secondary, position: 'relative' }));

const rule = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  margin: 'auto 0',
  height: '1.5rem',
  maxHeight: '60%',
  width: '1px',
  background: color.border.hairline,
} as const;

export const divided = styleVariants({
  before: inUi({ selectors: { '&::after': { ...rule, insetInlineEnd: 0 } } }),
  after: inUi({ selectors: { '&::before': { ...rule, insetInlineStart: 0 } } }),
});

export const messageRow = style(
  inUi({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space.s12,
    fontSize: text.xs,
    lineHeight: '1rem',
    color: color.text.muted,
  }),
);

export const error = style(inUi({ display: 'flex', gap: space.s4, color: color.text.danger }));

export const hidden = style(inUi({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }));
