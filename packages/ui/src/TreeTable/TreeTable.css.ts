import { style, styleVariants } from '@vanilla-extract/css';
import { chosenBar, insideRing, rowRules, rowStates } from '../rows/rowRules.ts';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;
const hairline = `1px solid ${color.border.hairline}`;
const ring = { ...insideRing, boxShadow: 'none' };

export const region = style(inUi({ minWidth: 0, overflowX: 'auto', borderRadius: 'inherit' }));
export const table = style(
  inUi({
    width: '100%',
    minWidth: '32rem',
    fontSize: text.sm,
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
    outline: 'none',
    selectors: { '&:focus-visible': ring },
  }),
);
export const head = style(inUi({ background: color.bg.sunken }));

export const column = style(
  inUi({
    height: '2.25rem',
    padding: `${space.s2} ${space.s8}`,
    borderBlockEnd: hairline,
    color: color.text.secondary,
    fontSize: text.xs,
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
    outline: 'none',
    selectors: {
      '&[data-allows-sorting]': { cursor: 'pointer' },
      '&[data-hovered]': { color: color.text.default },
      '&[data-focus-visible]': ring,
      '&:first-child': { paddingInlineStart: space.s12 },
      '&:last-child': { paddingInlineEnd: space.s12 },
    },
  }),
);
export const columnWords = style(inUi({ display: 'inline-flex', alignItems: 'center', gap: space.s4 }));
export const align = styleVariants({ start: inUi({ textAlign: 'start' }), end: inUi({ textAlign: 'end' }) });
export const pick = style(inUi({ width: '2.5rem' }));

export const row = style(
  inUi({
    ...rowRules,
    background: color.bg.surface,
    selectors: { ...rowStates, '&[data-focus-visible]': ring },
  }),
);
export const cell = style(
  inUi({
    height: vars.size.row,
    padding: `${space.s2} ${space.s8}`,
    borderBlockEnd: hairline,
    background: 'inherit',
    verticalAlign: 'middle',
    outline: 'none',
    selectors: {
      'tr:last-child > &': { borderBlockEnd: 0 },
      '&[data-focus-visible]': ring,
      '&:first-child': { paddingInlineStart: space.s12 },
      '&:last-child': { paddingInlineEnd: space.s12 },
      // The bar marks a chosen row beside the tint, for eyes that do not see the tint.
      '[data-selected] > &:first-child': { boxShadow: chosenBar },
    },
    '@media': { '(forced-colors: active)': { selectors: { '[data-selected] > &:first-child': { borderInlineStart: '4px solid Highlight' } } } },
  }),
);
export const number = style(inUi({ fontFamily: vars.font.mono, whiteSpace: 'nowrap' }));
export const name = style(
  inUi({ display: 'flex', alignItems: 'center', gap: space.s4, minWidth: '12rem', paddingInlineStart: `calc((var(--table-row-level, 1) - 1) * ${space.s20})` }),
);
