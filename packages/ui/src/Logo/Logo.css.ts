import { style } from '@vanilla-extract/css';
import { growing } from '../Icon/growing.ts';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

export const logo = style(inUi({ display: 'block', flex: 'none', maxWidth: 'none', color: vars.color.text.accent, selectors: growing(24, 32) }));
export const stroke = style(
  inUi({ fill: 'none', stroke: 'currentColor', strokeWidth: '1.75px', strokeLinecap: 'round', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' }),
);
