import { keyframes, style } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { vars } from '../theme/contract.css.ts';

const { color, text, motion } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
/** A name of its own: the entry run backwards would be the same animation, and an early close would never end. */
export const fadeOut = keyframes({ to: { opacity: 0 } });

/** Covers the page under a modal window. */
export const scrim = style(
  inUi({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: vars.z.modal,
    display: 'flex',
    width: '100%',
    // The visible part: the keyboard of a phone takes the rest.
    height: 'var(--visual-viewport-height)',
    background: color.bg.scrim,
    selectors: { '&[data-entering]': { animation: `${fadeIn} ${motion.enter} ${motion.ease}` } },
  }),
);

/** The window itself; what is too long scrolls in it. */
export const box = style(
  inUi({
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: color.bg.surface,
    color: color.text.default,
    // Forced colours drop the shadow and the scrim; this edge stays.
    outline: '1px solid transparent',
  }),
);

export const dialog = style(
  inUi({
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    outline: 'none',
    fontSize: text.md,
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  }),
);

export const description = style(inUi({ fontSize: text.sm, lineHeight: '1.25rem', color: color.text.secondary }));
