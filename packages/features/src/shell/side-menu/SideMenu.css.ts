import { focusRing, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

// From here on there is room for a column beside the page; zooming in narrows the window just the same.
const beside = '(min-width: 1024px) and (min-height: 400px)';
// A bar that stays would leave too little of a very low window (a phone lying down, 400 % zoom): it ends the page instead.
const below = '(max-width: 1023.98px) and (min-height: 400px)';
const barHeight = '3.5rem';

export const aside = style(
  inFeatures({
    zIndex: vars.z.side,
    background: color.bg.surface,
    color: color.text.secondary,
    fontSize: text.xs,
    lineHeight: '1rem',
    borderBlockStart: `1px solid ${color.border.hairline}`,
    '@media': {
      [below]: { position: 'fixed', insetInline: 0, insetBlockEnd: 0, paddingBlockEnd: 'env(safe-area-inset-bottom)' },
      [beside]: {
        position: 'fixed',
        insetInlineEnd: 0,
        insetBlockStart: '50%',
        translate: '0 -50%',
        width: vars.size.sideMenu,
        border: `1px solid ${color.border.hairline}`,
        borderInlineEnd: 0,
        borderStartStartRadius: vars.radius.card,
        borderEndStartRadius: vars.radius.card,
        boxShadow: vars.shadow.s1,
      },
      print: { display: 'none' },
    },
  }),
);

/** Says at the top of a document that the tools come at its end. */
export const comes = style({});

const tools = `:is(${aside}, ${comes})`;

// The page keeps this room free, so that the tools never lie over what is read or focused.
globalStyle(`body:has(${tools})`, inFeatures({ '@media': { [beside]: { vars: { '--cp-side-space': vars.size.sideMenu } } } }));
globalStyle(
  `body:has(${tools})`,
  inFeatures({ '@media': { [below]: { vars: { '--cp-bar-space': `calc(${barHeight} + 1px)`, '--cp-toast-block': 'var(--cp-bar-space)' } } } }),
);
// Not visible, because it moves down while the page comes in: a visible box that does counts as a jump of the page.
globalStyle(
  `body:has(${tools})::after`,
  inFeatures({ '@media': { [below]: { content: '""', display: 'block', visibility: 'hidden', height: `calc(${barHeight} + 1px)` } } }),
);
globalStyle(`html:has(${tools})`, inFeatures({ '@media': { [below]: { scrollPaddingBlockEnd: `calc(${barHeight} + 9px)` } } }));

export const list = style(inFeatures({ display: 'flex', '@media': { [beside]: { flexDirection: 'column', paddingBlock: space.s4 } } }));

export const item = style(
  inFeatures({
    flex: '1 1 0',
    minWidth: 0,
    selectors: {
      '& + &::before': {
        '@media': { [beside]: { content: '""', display: 'block', marginInline: space.s12, borderBlockStart: `1px solid ${color.border.hairline}` } },
      },
    },
  }),
);

export const tool = style(
  inFeatures({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space.s4,
    width: '100%',
    height: barHeight,
    borderRadius: vars.radius.control,
    whiteSpace: 'nowrap',
    ':hover': { color: color.text.accent, background: color.bg.hover },
    ':focus-visible': { ...focusRing, outlineOffset: '-3px', boxShadow: 'none' },
  }),
);

export const icon = style(inFeatures({ position: 'relative', display: 'grid' }));

/** Drawn by the style alone: the count is said by the link's own words. */
export const badge = style(
  inFeatures({
    position: 'absolute',
    insetBlockStart: '-0.5rem',
    insetInlineStart: '0.75rem',
    minWidth: '1.125rem',
    height: '1.125rem',
    paddingInline: space.s4,
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 2px ${color.bg.surface}`,
    color: color.badge.text,
    // Else the browser lays a plate under the words in forced colours, in their own colour.
    forcedColorAdjust: 'none',
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.125rem',
    textAlign: 'center',
    // With an empty text in its place for whoever hears the page.
    '::before': { content: ['attr(data-count)', 'attr(data-count) / ""'] },
    selectors: { '&[data-tone=cart]': { background: color.badge.cart }, '&[data-tone=message]': { background: color.badge.message } },
  }),
);

/** Only beside the page, and only once the page has moved; a focused one stays until focus goes. */
export const top = style(
  inFeatures({
    display: 'none',
    '@media': { [beside]: { display: 'block' } },
    selectors: { '&[data-away=false]:not(:focus-within)': { display: 'none' } },
  }),
);
