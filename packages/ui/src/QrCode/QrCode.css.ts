import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

/** As it is in every theme, forced colours included. */
export const paper = style(
  inUi({ display: 'block', background: vars.color.code.paper, color: vars.color.code.ink, borderRadius: vars.radius.control, forcedColorAdjust: 'none' }),
);

export const size = styleVariants({
  sm: inUi({ width: '5rem', height: '5rem' }),
  md: inUi({ width: '10rem', height: '10rem' }),
  lg: inUi({ width: '13.75rem', height: '13.75rem' }),
});
