import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/** A focus ring that is drawn inside its box, where neighbours or a scroll frame would cover it outside. */
export const insideRing = { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px' };

/** Marks a chosen row beside the tint, for eyes that do not see the tint. */
export const chosenBar = `inset 2px 0 ${color.border.accent}`;

/** A square to press within a row, its mark in the middle. */
export const rowTarget = {
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.target,
  height: vars.size.target,
  cursor: 'pointer',
} as const;

/** What every row of a list, a tree or a table of React Aria shows of its state. */
export const rowRules = {
  color: color.text.default,
  outline: 'none',
  cursor: 'default',
  // Under a sticky header of the page a row that takes focus would be hidden.
  scrollMarginBlock: '3.5rem',
} as const;

/** The states by React Aria's attributes; what marks a chosen row beside the tint is the piece's own. */
export const rowStates = {
  '&[data-hovered]': { background: color.bg.hover, cursor: 'pointer' },
  '&[data-selected]': { background: color.bg.selected },
  '&[data-focus-visible]': insideRing,
  '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
} as const;
