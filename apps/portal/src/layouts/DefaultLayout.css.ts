import { layers, media, vars } from '@chippage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** The page between header and footer. Its least height keeps the footer from jumping while a page loads. */
export const main = style({
  '@layer': { [layers.site]: { minHeight: '70vh', outline: 'none' } },
});

/** A page's column: 1280 px, or 1600 px for wide tables, with gutters of 16 and 24 px. */
export const column = styleVariants({ content: vars.layout.content, wide: vars.layout.wide }, (width) => ({
  '@layer': {
    [layers.site]: {
      maxWidth: `calc(${width} + 2 * ${vars.space.s24})`,
      marginInline: 'auto',
      paddingInline: vars.space.s16,
      paddingBlock: `${vars.space.s16} ${vars.space.s48}`,
      '@media': { [media.md]: { paddingInline: vars.space.s24 } },
    },
  },
}));
