import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;

export const timeline = style(inUi({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const entry = style(
  inUi({
    position: 'relative',
    display: 'grid',
    paddingInlineStart: space.s20,
    paddingBlockEnd: space.s12,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
    // Dot and line are borders, so that forced colours keep them.
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.4375rem',
      insetInlineStart: '2px',
      border: `3px solid ${color.border.control}`,
      borderRadius: vars.radius.full,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '1.125rem -0.125rem',
      insetInlineStart: '4px',
      borderInlineStart: `1px solid ${color.border.hairline}`,
    },
    selectors: {
      '&[data-newest]::before': { insetInlineStart: 0, insetBlockStart: '0.3125rem', borderWidth: '5px', borderColor: color.accent.solid },
      '&:last-child': { paddingBlockEnd: 0 },
      '&:last-child::after': { content: 'none' },
    },
  }),
);
export const words = style(
  inUi({ color: color.text.secondary, selectors: { [`${entry}[data-newest] > &`]: { color: color.text.default, fontWeight: vars.weight.medium } } }),
);
export const meta = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.s12}`,
    margin: 0,
    color: color.text.muted,
    fontSize: text.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);
