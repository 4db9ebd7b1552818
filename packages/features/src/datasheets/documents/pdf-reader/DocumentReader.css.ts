import { layers, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

/** As tall as the reader that follows, so that nothing jumps when the file opens. */
export const place = style({
  '@layer': {
    [layers.features]: {
      display: 'grid',
      placeItems: 'center',
      blockSize: 'min(892px, calc(100vh - 96px))',
      background: vars.color.bg.bone,
    },
  },
});
