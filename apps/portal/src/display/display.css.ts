import { layers } from '@chippage/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Sizes of text and controls are in rem: one larger root makes all of them larger, as the browser's own setting would.
globalStyle('html[data-type="large"]', { '@layer': { [layers.site]: { fontSize: '125%' } } });

// As for who asks the system for less motion: what moves is at its end at once.
globalStyle('html[data-motion="reduced"] :is(*, ::before, ::after)', {
  '@layer': {
    [layers.site]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
