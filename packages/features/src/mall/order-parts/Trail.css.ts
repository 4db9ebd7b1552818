import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const trail = style(inFeatures({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const entry = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    paddingInlineStart: space.s20,
    paddingBlockEnd: space.s12,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
    // The dot is a border, so that forced colours keep it.
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.4375rem',
      insetInlineStart: '2px',
      width: 0,
      height: 0,
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
      '&:first-child::before': { insetInlineStart: 0, insetBlockStart: '0.3125rem', borderWidth: '5px', borderColor: color.accent.solid },
      '&:last-child': { paddingBlockEnd: 0 },
      '&:last-child::after': { content: 'none' },
    },
  }),
);
export const words = style(
  inFeatures({ color: color.text.secondary, selectors: { [`${entry}:first-child > &`]: { color: color.text.default, fontWeight: vars.weight.medium } } }),
);
export const meta = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s12}`, color: color.text.muted, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' }),
);
