import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;
const hairline = `1px solid ${color.border.hairline}`;

export const root = style(inUi({ display: 'grid', gap: space.s12, minWidth: 0 }));
export const panel = style(inUi({ minWidth: 0, outline: 'none', selectors: { '&[data-focus-visible]': focusRing } }));
export const figure = style(inUi({ display: 'grid', gap: space.s8, margin: 0 }));

/** The same height for every picture: the page does not jump when another is picked. */
export const stage = style(
  inUi({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    padding: space.s8,
    border: hairline,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);
export const zoomable = style(inUi({ cursor: 'zoom-in' }));
export const zoom = style(
  inUi({
    position: 'absolute',
    insetBlockEnd: space.s8,
    insetInlineEnd: space.s8,
    display: 'flex',
    padding: space.s4,
    border: hairline,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.default,
  }),
);
/** Drawings are black on nothing: they need paper under them in the dark as well. */
export const picture = style(inUi({ display: 'block', maxWidth: '100%', maxHeight: '100%', minHeight: 0, objectFit: 'contain', background: color.bg.paper }));
export const large = style(inUi({ display: 'block', width: '100%', maxHeight: 'max(12rem, 100vh - 14rem)', objectFit: 'contain', background: color.bg.paper }));
export const missing = style(
  inUi({ display: 'grid', justifyItems: 'center', gap: space.s8, padding: space.s16, color: color.text.secondary, fontSize: text.sm, textAlign: 'center' }),
);
export const caption = style(inUi({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const count = style(inUi({ color: color.text.muted, fontVariantNumeric: 'tabular-nums', marginInlineEnd: space.s8 }));

export const thumbs = style(inUi({ order: 1, display: 'flex', flexWrap: 'wrap', gap: space.s8 }));
export const thumb = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    width: '4rem',
    height: '3rem',
    padding: space.s2,
    overflow: 'hidden',
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.secondary,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { borderColor: color.text.default },
      // Twice as thick beside the colour, for eyes that do not see the colour.
      '&[data-selected]': { borderColor: color.border.accent, boxShadow: `inset 0 0 0 1px ${color.border.accent}` },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { border: '3px solid Highlight' } } } },
  }),
);
