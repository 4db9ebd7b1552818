import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { vars } from '../theme/contract.css.ts';
import * as frame from './DialogFrame.css.ts';

const { color, space, text, motion } = vars;

/** From here on a dialog is a window; below it is the whole screen. */
const roomy = '(min-width: 560px)';
/** With less height a fixed head and foot would leave no room to read (400 % zoom). */
const tall = '(min-height: 480px)';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const scrim = style([
  frame.scrim,
  inUi({
    alignItems: 'stretch',
    justifyContent: 'center',
    selectors: { '&[data-exiting]': { animation: `${frame.fadeOut} ${motion.state} ${motion.ease} forwards` } },
    '@media': { [roomy]: { alignItems: 'center', padding: space.s32 } },
  }),
]);

export const box = style([
  frame.box,
  inUi({
    width: '100%',
    maxHeight: '100%',
    selectors: { '[data-entering] > &': { animation: `${rise} ${motion.enter} ${motion.ease}` } },
    '@media': { [roomy]: { borderRadius: vars.radius.card, boxShadow: vars.shadow.s2 } },
  }),
]);

export const width = styleVariants({
  sm: inUi({ '@media': { [roomy]: { maxWidth: '420px' } } }),
  md: inUi({ '@media': { [roomy]: { maxWidth: '500px' } } }),
  lg: inUi({ '@media': { [roomy]: { maxWidth: '720px' } } }),
});

export const head = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    padding: `${space.s16} ${space.s20} ${space.s4}`,
    background: color.bg.surface,
    '@media': { [roomy]: { padding: `${space.s20} ${space.s24} ${space.s4} ${space.s32}` }, [tall]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 } },
  }),
);

export const title = style(
  inUi({
    flex: '1 1 auto',
    minWidth: 0,
    fontSize: text.xl,
    lineHeight: '1.75rem',
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
    '@media': { [roomy]: { fontSize: text.x2 } },
  }),
);

export const body = style(
  inUi({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 auto',
    gap: space.s16,
    padding: `${space.s8} ${space.s20} ${space.s20}`,
    '@media': { [roomy]: { padding: `${space.s8} ${space.s32} ${space.s32}` } },
  }),
);

export const foot = style(
  inUi({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.s12,
    padding: `${space.s12} ${space.s20}`,
    background: color.bg.surface,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    '@media': { [roomy]: { padding: `${space.s12} ${space.s32} ${space.s16}` }, [tall]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } },
  }),
);

/** The same foot as the last thing of a form. In the body it reaches over the room at the edges, so that it stands where it stays when the form scrolls. */
export const formFoot = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.s12,
    marginBlockStart: 'auto',
    paddingBlock: `${space.s12} ${space.s16}`,
    background: color.bg.surface,
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);
const beyond = (inset: string) => ({ marginInline: `calc(-1 * ${inset})`, marginBlockEnd: `calc(-1 * ${inset})`, paddingInline: inset });
globalStyle(
  `${body} ${formFoot}`,
  inUi({
    ...beyond(space.s20),
    '@media': { [roomy]: beyond(space.s32), [tall]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } },
  }),
);
globalStyle(`${body} > form:has(> ${formFoot})`, inUi({ flex: '1 0 auto' }));
// What takes the focus stops clear of the head and the foot that stay in sight.
globalStyle(`${body} :is(input, textarea, select, button, a, [tabindex])`, inUi({ '@media': { [tall]: { scrollMarginBlock: '6rem 5.5rem' } } }));
globalStyle(`${body} ${formFoot} :is(button, a)`, inUi({ '@media': { [tall]: { scrollMarginBlock: 0 } } }));
