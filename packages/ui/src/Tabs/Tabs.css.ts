import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { scrollFade } from '../theme/scrollFade.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space, text, motion } = vars;

export const root = style(inUi({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

/** The hairline belongs to the list, so that it runs under the tabs that scroll. */
export const list = style(
  inUi({
    display: 'flex',
    // With the room that the tabs have at their sides for the focus ring, 24 px between words.
    gap: space.s16,
    ...scrollFade,
    boxShadow: `inset 0 -1px 0 ${color.border.hairline}`,
    // The first word stands flush with what is under it.
    marginInline: `calc(-1 * ${space.s4})`,
  }),
);

export const fill = styleVariants({
  none: inUi({}),
  equal: inUi({ gap: 0, marginInline: 0 }),
});

export const tab = style(
  inUi({
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space.s4,
    minHeight: vars.size.control,
    paddingInline: space.s4,
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
      '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px', boxShadow: 'none' },
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
    insetInline: space.s4,
    insetBlockEnd: 0,
    // A border, because forced colours drop backgrounds.
    borderBlockEnd: `2px solid ${color.border.accent}`,
    '@media': { '(forced-colors: active)': { borderBlockEndColor: 'Highlight' } },
    selectors: { [`${fill.equal} > * > &`]: { insetInline: 0 } },
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
