import { style } from '@vanilla-extract/css';
import { chosenBar, insideRing, rowRules, rowStates, rowTarget } from '../rows/rowRules.ts';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;
const hairline = `1px solid ${color.border.hairline}`;

export const root = style(
  inUi({ display: 'flex', flexDirection: 'column', minWidth: 0, border: hairline, borderRadius: vars.radius.card, background: color.bg.surface }),
);

export const flush = style(inUi({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

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

export const row = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: vars.size.row,
    padding: `${space.s4} ${space.s12}`,
    ...rowRules,
    fontSize: text.md,
    textDecoration: 'none',
    selectors: {
      ...rowStates,
      '&:not(:last-child)': { borderBlockEnd: hairline },
      '&[data-selected]': { ...rowStates['&[data-selected]'], boxShadow: chosenBar },
      '&[data-current]': { ...rowStates['&[data-selected]'], boxShadow: chosenBar },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&:is([data-selected], [data-current])': { borderInlineStart: '4px solid Highlight' } } } },
  }),
);

/** A long list scrolls inside itself. */
export const windowed = style(inUi({ height: 'var(--cp-list-height)', overflow: 'auto' }));
/** Each row of it stands in a box of its own, so that none is known to be the last. */
export const windowedRow = style(
  inUi({
    borderBlockEnd: hairline,
    selectors: { '&[data-drop-target]': { outline: `2px solid ${color.border.accent}`, outlineOffset: '-2px', background: color.bg.selected } },
  }),
);

export const handle = style(
  inUi({
    ...rowTarget,
    marginInline: `calc(-1 * ${space.s4})`,
    borderRadius: vars.radius.control,
    color: color.text.muted,
    cursor: 'grab',
    outline: 'none',
    selectors: { '&[data-hovered]': { background: color.bg.bone }, '&[data-focus-visible]': insideRing },
    // A finger scrolls; the dialog moves.
    '@media': { '(pointer: coarse)': { display: 'none' } },
  }),
);
