import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import * as frame from '../Dialog/DialogFrame.css.ts';
import { inUi } from '../theme/inUi.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space, text, motion } = vars;
const tall = '(min-height: 480px)';
const roomy = '(min-width: 480px)';

// The exits have names of their own: an entry run backwards would be the same animation, and an early close would never end.
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromBottom = keyframes({ from: { transform: 'translateY(100%)' } });

export const scrim = style([
  frame.scrim,
  inUi({ overflow: 'hidden', selectors: { '&[data-exiting]': { animation: `${frame.fadeOut} ${motion.enter} ${motion.ease} forwards` } } }),
]);

const side = {
  width: '100%',
  height: '100%',
  '@media': { [roomy]: { maxWidth: '400px' } },
} as const;

const toLeft = keyframes({ to: { transform: 'translateX(-100%)' } });
const toRight = keyframes({ to: { transform: 'translateX(100%)' } });
const toBottom = keyframes({ to: { transform: 'translateY(100%)' } });
const slide = (enter: string, exit: string) => ({
  '[data-entering] > &': { animation: `${enter} ${motion.enter} ${motion.ease}` },
  '[data-exiting] > &': { animation: `${exit} ${motion.enter} ${motion.ease} forwards` },
});

export const box = style([frame.box, inUi({ boxShadow: vars.shadow.s2 })]);

export const place = styleVariants({
  left: inUi({ ...side, marginInlineEnd: 'auto', selectors: slide(fromLeft, toLeft) }),
  right: inUi({ ...side, marginInlineStart: 'auto', selectors: slide(fromRight, toRight) }),
  bottom: inUi({
    alignSelf: 'flex-end',
    width: '100%',
    maxHeight: '88%',
    borderStartStartRadius: vars.radius.card,
    borderStartEndRadius: vars.radius.card,
    selectors: slide(fromBottom, toBottom),
  }),
});

export const head = style(
  inUi({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space.s4,
    minHeight: vars.size.headerRow,
    padding: `${space.s8} ${space.s12} ${space.s8} ${space.s24}`,
    background: color.bg.surface,
    '@media': { [tall]: { position: 'sticky', insetBlockStart: 0, zIndex: 2 } },
  }),
);

export const title = style(
  inUi({ flex: '1 1 auto', minWidth: 0, fontSize: text.xl, lineHeight: '1.5rem', fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' }),
);

export const body = style(inUi({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minWidth: 0 }));

export const padding = styleVariants({ normal: inUi({ gap: space.s16, padding: `0 ${space.s24} ${space.s24}` }), none: inUi({}) });

export const foot = style(
  inUi({
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s8,
    minHeight: vars.size.headerRow,
    padding: `${space.s8} ${space.s24}`,
    background: color.bg.surface,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    // Above the bar of a phone's home gesture.
    paddingBlockEnd: `max(${space.s8}, env(safe-area-inset-bottom))`,
    '@media': { [tall]: { position: 'sticky', insetBlockEnd: 0, zIndex: 2 } },
  }),
);
