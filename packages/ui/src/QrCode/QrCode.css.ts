import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

/** A code is read by a camera: white paper and dark modules in every theme, forced colours included. */
export const paper = style(inUi({ display: 'block', background: '#ffffff', color: '#131b25', borderRadius: vars.radius.control, forcedColorAdjust: 'none' }));

export const size = styleVariants({
  sm: inUi({ width: '5rem', height: '5rem' }),
  md: inUi({ width: '10rem', height: '10rem' }),
  lg: inUi({ width: '13.75rem', height: '13.75rem' }),
});
