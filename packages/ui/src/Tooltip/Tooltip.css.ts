import { keyframes, style } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space, motion } = vars;
const fade = keyframes({ from: { opacity: 0 } });

export const tooltip = style(
  inUi({
    maxWidth: '20rem',
    padding: `${space.s4} ${space.s8}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.default,
    boxShadow: vars.shadow.s1,
    fontSize: vars.text.xs,
    lineHeight: '1rem',
    overflowWrap: 'anywhere',
    selectors: { '&[data-entering]': { animation: `${fade} ${motion.state} ${motion.ease}` } },
  }),
);
