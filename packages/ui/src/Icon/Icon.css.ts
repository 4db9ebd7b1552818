import { style } from '@vanilla-extract/css';
import { layers } from '../theme/contract.css.ts';
import { growing } from './growing.ts';

// A width in per cent would let boxes that fit their content forget the icon.
export const icon = style({ '@layer': { [layers.ui]: { display: 'block', flex: 'none', maxWidth: 'none', selectors: growing(12, 14, 16, 20, 24, 32) } } });

export const stroke = style({
  '@layer': {
    [layers.ui]: {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '1.5px',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      vectorEffect: 'non-scaling-stroke',
    },
  },
});

export const filled = style([stroke, { '@layer': { [layers.ui]: { fill: 'currentColor' } } }]);
