import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { barSpace } from '../../theme/barSpace.ts';
import { inFeatures } from '../../theme/inFeatures.ts';
import { sideSpace } from '../side-menu/sideSpace.ts';

const { color, space, text } = vars;

/** Ends the page, above a bar at its foot; it never covers what is read. */
export const panel = style(
  inFeatures({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.side,
    paddingInlineEnd: sideSpace,
    background: color.bg.surface,
    borderBlockStart: `1px solid ${color.border.control}`,
    boxShadow: vars.shadow.s1,
    fontSize: text.sm,
    '@media': {
      // The quick tools have their bar here.
      '(max-width: 1023.98px) and (min-height: 400px)': { insetBlockEnd: '3.5rem' },
      '(max-height: 399.98px)': { position: 'static' },
      // A reader takes most of a phone's screen: there the question ends the page and covers nothing of it.
      '(max-width: 719.98px)': { selectors: { 'body:has([data-reading]) &': { position: 'static' } } },
      print: { display: 'none' },
    },
  }),
);
// What gets focus is scrolled clear of the panel.
globalStyle(`html:has(${panel})`, inFeatures({ scrollPaddingBlockEnd: '10rem', '@media': { '(max-width: 719.98px)': { scrollPaddingBlockEnd: '18rem' } } }));
// Messages stand above it, and above the bar of quick tools under it.
globalStyle(
  `html body:has(${panel})`,
  inFeatures({
    '@media': {
      '(max-width: 719.98px) and (min-height: 400px)': { vars: { '--cp-toast-block': `calc(${barSpace} + 10rem)` } },
      '(min-width: 720px) and (min-height: 400px)': { vars: { '--cp-toast-block': `calc(${barSpace} + 6rem)` } },
    },
  }),
);

export const inside = style(
  inFeatures({
    display: 'grid',
    gap: space.s12,
    maxWidth: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})`,
    marginInline: 'auto',
    padding: `${space.s12} ${space.s16}`,
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: space.s32, paddingInline: vars.layout.gutter } },
  }),
);
export const title = style(inFeatures({ fontSize: text.md, fontWeight: vars.weight.semibold }));
export const words = style(inFeatures({ color: color.text.secondary }));
/** Equal in size and look: refusing is as easy as agreeing. */
export const buttons = style(inFeatures({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s12 }));
