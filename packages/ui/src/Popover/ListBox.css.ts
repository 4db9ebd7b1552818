/** The look shared by options and menu items. */
import { style } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space, text } = vars;

export const list = style(
  inUi({
    flex: '1 1 auto',
    minHeight: 0,
    minWidth: '10rem',
    maxHeight: 'inherit',
    overflow: 'auto',
    padding: space.s4,
    outline: 'none',
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  }),
);

export const item = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: `max(2rem, ${vars.size.target})`,
    padding: `${space.s4} ${space.s12}`,
    borderRadius: vars.radius.control,
    color: color.text.default,
    fontSize: text.md,
    lineHeight: '1.25rem',
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused]': { background: color.bg.hover },
      '&[data-selected]': { background: color.bg.selected },
      '&[data-selected][data-focused]': { background: color.bg.selected },
      // Keyboard focus is a line, because hover and selection are only tints.
      '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px', boxShadow: 'none' },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } } },
  }),
);

export const danger = style(inUi({ color: color.text.danger }));

export const lead = style(inUi({ flex: 'none', minWidth: '2.75rem', fontVariantNumeric: 'tabular-nums' }));
export const words = style(inUi({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));
export const detail = style(
  inUi({
    flex: 'none',
    maxWidth: '60%',
    color: color.text.muted,
    fontSize: text.sm,
    textAlign: 'end',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const tick = style(inUi({ display: 'inline-flex', flex: 'none', width: '1rem', color: color.text.accent }));

export const heading = style(inUi({ padding: `${space.s8} ${space.s12} ${space.s4}`, color: color.text.muted, fontSize: text.xs, lineHeight: '1rem' }));
export const separator = style(inUi({ height: 0, margin: `${space.s4} 0`, border: 0, borderBlockStart: `1px solid ${color.border.hairline}` }));
export const note = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: '2rem',
    padding: `${space.s4} ${space.s12}`,
    color: color.text.muted,
    fontSize: text.sm,
  }),
);
export const foot = style(
  inUi({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    padding: `${space.s4} ${space.s12}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
  }),
);
