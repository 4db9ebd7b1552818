import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text, weight } = vars;
const circle = '1.5rem';
const line = (tone: string) => `2px solid ${tone}`;

export const steps = style(
  inUi({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.md]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: space.s8 } },
  }),
);
export const step = style(
  inUi({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${circle} minmax(0, 1fr)`,
    columnGap: space.s12,
    paddingBlockEnd: space.s16,
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s8, paddingBlockEnd: 0, alignContent: 'start' } },
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // The way to the next step: a border, so that forced colours keep it.
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetBlock: `calc(${circle} + 4px) 4px`,
        insetInlineStart: `calc(${circle} / 2 - 1px)`,
        borderInlineStart: line(color.border.hairline),
        '@media': {
          [media.md]: {
            insetBlock: `calc(${circle} / 2 - 1px) auto`,
            insetInline: `calc(${circle} + 8px) 0`,
            borderInlineStart: 0,
            borderBlockStart: line(color.border.hairline),
          },
        },
      },
      '&[data-state=done]:not(:last-child)::after': { borderColor: color.accent.solid },
    },
  }),
);
export const mark = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    width: circle,
    height: circle,
    borderRadius: vars.radius.full,
    border: line(color.border.control),
    color: color.text.secondary,
    fontSize: text.xs,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [`${step}[data-state=done] > &`]: {
        borderColor: color.accent.solid,
        background: color.accent.solid,
        color: color.text.onSolid,
        forcedColorAdjust: 'none',
      },
      [`${step}[data-state=current] > &`]: { borderColor: color.accent.solid, color: color.text.accent },
      [`${step}[data-state=failed] > &`]: { borderColor: color.danger.text, color: color.danger.text },
    },
  }),
);
export const words = style(inUi({ minWidth: 0, overflowWrap: 'anywhere' }));
export const name = style(
  inUi({
    margin: 0,
    color: color.text.secondary,
    fontSize: text.md,
    selectors: {
      [`${step}[data-state=current] &`]: { color: color.text.default, fontWeight: weight.semibold },
      [`${step}[data-state=failed] &`]: { color: color.danger.text, fontWeight: weight.semibold },
    },
  }),
);
export const note = style(inUi({ margin: 0, color: color.text.muted, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' }));
