import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const bone = recipe({
  base: inUi({
    display: 'block',
    width: 'var(--cp-bone-width, 100%)',
    maxWidth: '100%',
    background: vars.color.bg.bone,
    // An answer that comes within 200 ms shows no skeleton at all; CSS does it on the server's page too.
    animation: `${appear} 1ms 200ms backwards`,
    '@media': { '(forced-colors: active)': { border: '1px dashed GrayText' } },
  }),
  variants: {
    shape: {
      text: inUi({ height: '0.75rem', borderRadius: '2px', marginBlock: '0.25em' }),
      block: inUi({ height: 'var(--cp-bone-height, 100%)', borderRadius: vars.radius.control }),
      circle: inUi({ height: 'var(--cp-bone-width, 100%)', borderRadius: vars.radius.full }),
    },
  },
});
