import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { cardFrame, focusRing, vars } from '../theme/contract.css.ts';

const { color, space, text, motion } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style(
  inUi({
    position: 'fixed',
    // What is pressed stands at the foot of a narrow screen and at the end of a wide one: messages stand at the other side.
    insetBlockStart: `calc(${space.s64} + env(safe-area-inset-top))`,
    insetInline: space.s16,
    zIndex: vars.z.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: space.s8,
    borderRadius: vars.radius.card,
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusRing },
    '@media': {
      '(min-width: 480px)': {
        // The newest stands lowest, nearest to the corner.
        flexDirection: 'column-reverse',
        insetBlockStart: 'auto',
        // A site that has a bar at the foot of its page lifts them over it by this.
        insetBlockEnd: `calc(${space.s24} + var(--cp-toast-block, 0px))`,
        insetInlineEnd: 'auto',
        insetInlineStart: space.s24,
        width: '360px',
      },
    },
  }),
);

export const toast = style(
  inUi({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s12,
    padding: `${space.s12} ${space.s12} ${space.s12} ${space.s16}`,
    ...cardFrame,
    color: color.text.default,
    boxShadow: vars.shadow.s1,
    fontSize: text.md,
    lineHeight: '1.5rem',
    outline: 'none',
    animation: `${rise} ${motion.enter} ${motion.ease}`,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);

const cell = { display: 'flex', alignItems: 'center', height: '1.5rem' } as const;

export const icon = styleVariants({
  success: inUi({ ...cell, color: color.ok.text }),
  info: inUi({ ...cell, color: color.info.text }),
  warn: inUi({ ...cell, color: color.warn.text }),
  danger: inUi({ ...cell, color: color.danger.text }),
});

export const content = style(
  inUi({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }),
);

export const action = style(
  inUi({
    minHeight: vars.size.target,
    borderRadius: vars.radius.control,
    color: color.text.accent,
    fontSize: text.sm,
    fontWeight: vars.weight.medium,
    selectors: { '&[data-hovered]': { textDecoration: 'underline' }, '&[data-focus-visible]': focusRing },
  }),
);
