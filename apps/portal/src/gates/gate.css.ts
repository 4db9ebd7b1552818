import { pageTitle } from '@chippage/features/PageFrame';
import { layers, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Navigation beside the page; above it where there is no room. */
export const page = style({
  '@layer': {
    [layers.site]: {
      display: 'grid',
      gap: space.s24,
      '@media': { [media.lg]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: space.s32, alignItems: 'start' } },
    },
  },
});

export const content = style({ '@layer': { [layers.site]: { minWidth: 0, display: 'grid', gap: space.s24 } } });

export const title = pageTitle;

export const waiting = style({ '@layer': { [layers.site]: { display: 'flex', alignItems: 'center', gap: space.s12, paddingBlock: space.s32 } } });
