import { keyframes, style } from '@vanilla-extract/css';
import { growing } from '../Icon/growing.ts';
import { inUi } from '../theme/inUi.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style(
  inUi({
    display: 'inline-block',
    flex: 'none',
    maxWidth: 'none',
    selectors: growing(16, 20, 24, 32),
    animation: `${turn} 900ms linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` } },
  }),
);
export const track = style(inUi({ fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, opacity: 0.25 }));
export const arc = style(inUi({ fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round' }));
