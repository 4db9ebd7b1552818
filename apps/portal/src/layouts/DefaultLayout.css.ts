import { sideSpace } from '@chippage/features/SideMenu';
import { layers, media, vars } from '@chippage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The header stays where it is; once the hero's search has left the screen, its search row follows along instead. */
export const head = style({
  '@layer': {
    [layers.site]: {
      '@media': { print: { display: 'none' } },
      selectors: {
        '&[data-stuck]': {
          position: 'sticky',
          insetBlockStart: '-3rem',
          zIndex: vars.z.sticky,
          boxShadow: vars.shadow.s1,
          '@media': { [media.md]: { insetBlockStart: `calc(-1 * ${vars.size.headerRow})` } },
        },
      },
    },
  },
});

// What gets focus must not come to lie under the row that stays.
globalStyle(`html:has(${head}[data-stuck])`, { '@layer': { [layers.site]: { scrollPaddingTop: '4.5rem' } } });

/** The page between header and footer. Its least height keeps the footer from jumping while a page loads. */
export const main = style({
  '@layer': { [layers.site]: { minHeight: '70vh', outline: 'none', paddingInlineEnd: sideSpace } },
});

// On paper stands the page itself, not what surrounds it.
globalStyle(`${main} ~ footer`, { '@layer': { [layers.site]: { '@media': { print: { display: 'none' } } } } });

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

/** What a page says that can do nothing without scripts. */
export const noScript = style({
  '@layer': {
    [layers.site]: {
      display: 'block',
      marginBlockEnd: vars.space.s16,
      padding: vars.space.s12,
      border: `1px solid ${vars.color.border.control}`,
      borderRadius: vars.radius.card,
      '@media': { '(scripting: enabled)': { display: 'none' } },
    },
  },
});
