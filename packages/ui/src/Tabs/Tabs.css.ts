import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space, text, motion } = vars;

export const root = style(inUi({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

/** The hairline belongs to the list, so that it runs under the tabs that scroll. */
export const list = style(
  inUi({
    display: 'flex',
    gap: space.s24,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px 0 ${color.border.hairline}`,
    // The focus ring of the outer tabs must not be cut off by the scroller.
    marginInline: `calc(-1 * ${space.s4})`,
    paddingInline: space.s4,
  }),
);

export const fill = styleVariants({
  none: inUi({}),
  equal: inUi({ gap: 0 }),
});

export const tab = style(
  inUi({
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space.s4,
    minHeight: vars.size.control,
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    fontSize: text.md,
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    transition: `color ${motion.state} ${motion.ease}`,
    selectors: {
      [`${fill.equal} > &`]: { flex: '1 1 0', justifyContent: 'center' },
      '&[data-hovered]': { color: color.text.default },
      '&[data-selected]': { color: color.text.default, fontWeight: vars.weight.semibold },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
      '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-4px', boxShadow: 'none' },
    },
  }),
);

/** Reserves the width of the bold word, so that picking a tab moves nothing. */
export const word = style(
  inUi({
    display: 'inline-grid',
    selectors: { '&::after': { content: 'attr(data-word)', height: 0, overflow: 'hidden', visibility: 'hidden', fontWeight: vars.weight.semibold } },
  }),
);

export const bar = style(
  inUi({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    // A border, because forced colours drop backgrounds.
    borderBlockEnd: `2px solid ${color.border.accent}`,
    transition: `translate ${motion.enter} ${motion.ease}, width ${motion.enter} ${motion.ease}`,
  }),
);

export const count = style(inUi({ color: color.text.muted, fontSize: text.xs, fontWeight: vars.weight.regular, fontVariantNumeric: 'tabular-nums' }));

export const panel = style(
  inUi({
    flex: '1 1 auto',
    minWidth: 0,
    paddingBlockStart: space.s16,
    outline: 'none',
    selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '2px', borderRadius: vars.radius.control } },
  }),
);
