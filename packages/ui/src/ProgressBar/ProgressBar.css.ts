import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const slide = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

export const words = style(
  inUi({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.s8,
    marginBottom: vars.space.s4,
    fontSize: vars.text.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const track = style(
  inUi({
    height: '4px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.color.bg.bone,
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  }),
);
export const fill = recipe({
  base: inUi({ height: '100%', borderRadius: vars.radius.full, background: vars.color.accent.solid, transformOrigin: '0 50%', forcedColorAdjust: 'none' }),
  variants: {
    isIndeterminate: {
      true: inUi({
        width: '40%',
        animation: `${slide} 1.2s linear infinite`,
        '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', width: '100%', opacity: 0.5 } },
      }),
      false: inUi({ width: '100%', transform: 'scaleX(var(--cp-progress))', transition: `transform ${vars.motion.enter} ${vars.motion.ease}` }),
    },
  },
});
