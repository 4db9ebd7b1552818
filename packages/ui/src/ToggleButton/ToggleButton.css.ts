import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { focusRing, vars } from '../theme/contract.css.ts';

const { color, space, motion } = vars;

export const group = style(inUi({ display: 'inline-flex' }));

export const button = style(
  inUi({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s8,
    flex: 'none',
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.secondary,
    fontWeight: vars.weight.medium,
    lineHeight: '1.25rem',
    transition: `background-color ${motion.state} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { background: color.bg.hover, color: color.text.default },
      '&[data-selected]': { zIndex: 1, borderColor: color.border.accent, background: color.bg.selected, color: color.text.accent },
      '&[data-focus-visible]': { ...focusRing, zIndex: 2 },
      '&[data-disabled]': { borderColor: color.border.hairline, color: color.text.disabled, cursor: 'not-allowed' },
      // Neighbours in a group share one line.
      [`${group} > &:not(:first-child)`]: { marginInlineStart: '-1px', borderStartStartRadius: 0, borderEndStartRadius: 0 },
      [`${group} > &:not(:last-child)`]: { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { borderWidth: '3px', borderColor: 'Highlight' } } } },
  }),
);

export const size = styleVariants({
  sm: inUi({ minHeight: vars.size.controlSm, minWidth: vars.size.controlSm, padding: `0 ${space.s8}`, fontSize: vars.text.sm }),
  md: inUi({ minHeight: vars.size.control, minWidth: vars.size.control, padding: `0 ${space.s12}`, fontSize: vars.text.md }),
});

/** A square, for an icon alone. */
export const square = style(inUi({ padding: 0 }));
