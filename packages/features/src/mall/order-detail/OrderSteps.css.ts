import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;
const circle = '1.5rem';

/** One below the other on narrow screens, side by side on wide ones. */
export const steps = style(
  inFeatures({
    display: 'grid',
    margin: 0,
    padding: `${space.s16} ${space.s24} ${space.s16}`,
    listStyle: 'none',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
    '@media': { [media.md]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: space.s8, paddingBlock: space.s20 } },
  }),
);
export const step = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${circle} minmax(0, 1fr)`,
    columnGap: space.s12,
    paddingBlockEnd: space.s16,
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s8, paddingBlockEnd: 0, alignContent: 'start' } },
    // The way to the next step.
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${circle} + 4px) 4px`,
      insetInlineStart: `calc(${circle} / 2 - 1px)`,
      borderInlineStart: `2px solid ${color.border.hairline}`,
    },
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:last-child::after': { content: 'none' },
      '&[data-state=done]::after': { borderColor: color.accent.solid },
      '&:not(:last-child)::after': {
        '@media': {
          [media.md]: {
            insetBlock: `calc(${circle} / 2 - 1px) auto`,
            insetInline: `calc(${circle} + 8px) 0`,
            borderInlineStart: 0,
            borderBlockStart: `2px solid ${color.border.hairline}`,
          },
        },
      },
      '&[data-state=done]:not(:last-child)::after': { '@media': { [media.md]: { borderBlockStartColor: color.accent.solid } } },
    },
  }),
);
export const mark = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    width: circle,
    height: circle,
    borderRadius: vars.radius.full,
    border: `2px solid ${color.border.control}`,
    color: color.text.secondary,
    fontSize: text.xs,
    fontWeight: weight.semibold,
    selectors: {
      [`${step}[data-state=done] > &`]: { borderColor: color.accent.solid, background: color.accent.solid, color: color.text.onSolid },
      [`${step}[data-state=current] > &`]: { borderColor: color.accent.solid, color: color.text.accent },
    },
  }),
);
export const words = style(inFeatures({ minWidth: 0, overflowWrap: 'anywhere' }));
export const name = style(
  inFeatures({
    color: color.text.secondary,
    selectors: { [`${step}[data-state=current] &`]: { color: color.text.default, fontWeight: weight.semibold } },
  }),
);
export const note = style(inFeatures({ color: color.text.muted, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' }));
