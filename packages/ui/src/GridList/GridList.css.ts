import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;
const hairline = `1px solid ${color.border.hairline}`;

export const root = style(
  inUi({ display: 'flex', flexDirection: 'column', minWidth: 0, border: hairline, borderRadius: vars.radius.card, background: color.bg.surface }),
);

/** What is chosen and what can be done with it; it stays while the list scrolls. */
export const bar = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s4} ${space.s16}`,
    minHeight: '2.75rem',
    padding: `${space.s4} ${space.s12}`,
    borderBlockEnd: hairline,
    color: color.text.secondary,
    fontSize: text.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const barActions = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: space.s8, marginInlineStart: 'auto' }));

export const list = style(
  inUi({
    display: 'block',
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px', boxShadow: 'none' } },
  }),
);

export const row = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: vars.size.row,
    padding: `${space.s4} ${space.s12}`,
    color: color.text.default,
    fontSize: text.md,
    textDecoration: 'none',
    outline: 'none',
    cursor: 'default',
    // Under a sticky header of the page a row that takes focus would be hidden.
    scrollMarginBlock: '3.5rem',
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: hairline },
      '&[data-hovered]': { background: color.bg.hover, cursor: 'pointer' },
      // The bar marks it beside the tint, for eyes that do not see the tint.
      '&[data-selected]': { background: color.bg.selected, boxShadow: `inset 2px 0 ${color.border.accent}` },
      '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { borderInlineStart: '4px solid Highlight' } } } },
  }),
);
export const words = style(inUi({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));
export const actions = style(inUi({ display: 'flex', flex: 'none', alignItems: 'center', gap: space.s4 }));
