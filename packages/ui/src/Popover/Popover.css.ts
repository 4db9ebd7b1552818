/** The look shared by everything that floats: popovers, menus, lists of options. */
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { cardFrame, vars } from '../theme/contract.css.ts';

const { color, motion, space } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
// A name of its own: the entry run backwards would be the same animation, and an early close would never end.
const fadeOut = keyframes({ to: { opacity: 0 } });

export const box = style(
  inUi({
    display: 'flex',
    flexDirection: 'column',
    maxWidth: `min(100vw - 2 * ${space.s8}, 30rem)`,
    ...cardFrame,
    color: color.text.default,
    boxShadow: vars.shadow.s1,
    fontSize: vars.text.md,
    outline: 'none',
    overflow: 'hidden',
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${motion.state} ${motion.ease}` },
      '&[data-exiting]': { animation: `${fadeOut} ${motion.state} ${motion.ease} forwards` },
    },
  }),
);

/** As wide as what opened it, or wider. */
export const likeTrigger = style(inUi({ minWidth: 'var(--trigger-width)' }));

export const content = style(
  inUi({
    flex: '1 1 auto',
    minHeight: 0,
    overflow: 'auto',
    padding: space.s16,
    outline: 'none',
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  }),
);

export const padding = styleVariants({ normal: inUi({}), none: inUi({ padding: 0 }) });
