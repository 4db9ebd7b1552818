import { layers, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

/** The page between header and footer. Its least height keeps the footer from jumping while a page loads. */
export const main = style({
  '@layer': { [layers.site]: { minHeight: '70vh', outline: 'none' } },
});

/** A page's column: up to 1280 px, gutters of 16 and 24 px. */
export const content = style({
  '@layer': {
    [layers.site]: {
      maxWidth: vars.layout.content,
      marginInline: 'auto',
      paddingInline: vars.space.s16,
      paddingBlock: `${vars.space.s16} ${vars.space.s48}`,
      '@media': { [media.md]: { paddingInline: vars.space.s24 } },
    },
  },
});
