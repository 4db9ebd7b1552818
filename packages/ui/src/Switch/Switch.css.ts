import { style } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { focusRing, vars } from '../theme/contract.css.ts';

const { color, motion } = vars;

export const track = style(
  inUi({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    width: '32px',
    height: '20px',
    padding: '2px',
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.full,
    background: color.bg.surface,
    transition: `background-color ${motion.state} ${motion.ease}`,
    selectors: {
      '[data-hovered] > &': { borderColor: color.text.default },
      '[data-selected] > &': { background: color.accent.solid, borderColor: color.accent.solid },
      '[data-selected][data-hovered] > &': { background: color.accent.solidHover },
      '[data-disabled] > &': { borderColor: color.border.hairline, background: color.bg.sunken },
      '[data-focus-visible] > &': focusRing,
    },
  }),
);

/** A border, not a background, so that forced colours keep it. */
export const thumb = style(
  inUi({
    width: '14px',
    height: '14px',
    border: `7px solid ${color.border.control}`,
    borderRadius: vars.radius.full,
    transition: `translate ${motion.state} ${motion.ease}`,
    selectors: {
      '[data-selected] > * > &': { translate: '12px 0', borderColor: color.text.onSolid },
      '[data-disabled] > * > &': { borderColor: color.border.hairline },
    },
  }),
);

/** Under the words, not under the track. */
export const below = style(inUi({ paddingInlineStart: '40px', fontSize: vars.text.xs, lineHeight: '1rem', color: color.text.muted }));
