import { cardFrame, focusRing, media, vars } from '@chippage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';
import { sideSpace } from '../side-menu/sideSpace.ts';

const { color, space, text, weight } = vars;
const fromLg = media.lg;
const fromMd = media.md;

export const header = style(
  inFeatures({
    position: 'relative',
    paddingInlineEnd: sideSpace,
    background: color.bg.surface,
    color: color.text.default,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
  }),
);

/** The hairline under the first row, across the page whatever the width of the content. */
export const firstLine = styleVariants({
  search: inFeatures({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '3rem',
    borderBlockStart: `1px solid ${color.border.hairline}`,
    '@media': { [fromMd]: { insetBlockStart: 'calc(3.5rem - 1px)' } },
  }),
  bare: inFeatures({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(3.5rem - 1px)',
    borderBlockStart: `1px solid ${color.border.hairline}`,
    display: 'none',
    '@media': { [fromMd]: { display: 'block' } },
  }),
});

const place = (row: number, column: string) => ({ gridRow: row, gridColumn: column });

const grid = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: '3rem',
  gridAutoRows: vars.size.headerRow,
  alignItems: 'center',
  marginInline: 'auto',
  paddingInline: space.s16,
  '@media': {
    [fromMd]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateRows: `${vars.size.headerRow} ${vars.size.headerRow}`,
      paddingInline: vars.layout.gutter,
    },
  },
} as const;

export const inside = styleVariants({
  content: inFeatures({ ...grid, maxWidth: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})` }),
  wide: inFeatures({ ...grid, maxWidth: `calc(${vars.layout.wide} + 2 * ${vars.layout.gutter})` }),
});

export const logo = style(
  inFeatures({
    ...place(1, '2'),
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    // With large letters there is room for the first name alone: the other one then stands on a second line that is not seen.
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: `0 ${space.s8}`,
    overflow: 'hidden',
    height: '2.5rem',
    lineHeight: '2.5rem',
    paddingInline: space.s4,
    '@media': { [fromLg]: { marginInlineStart: `calc(-1 * ${space.s4})` } },
    borderRadius: vars.radius.control,
    color: color.text.accent,
    whiteSpace: 'nowrap',
    ':focus-visible': focusRing,
  }),
);
// As tall as the row at once: while the names come in, the mark does not move.
globalStyle(`${logo} > svg`, inFeatures({ height: '2.5rem' }));
export const siteName = style(inFeatures({ color: color.text.default, fontSize: text.xl, fontWeight: weight.semibold }));
export const latinName = style(inFeatures({ color: color.text.muted, fontSize: text.md }));

export const nav = style(
  inFeatures({
    ...place(1, '3'),
    display: 'none',
    '@media': { [fromMd]: { display: 'block', alignSelf: 'stretch', marginInlineStart: space.s12 }, [fromLg]: { marginInlineStart: space.s24 } },
  }),
);
export const navList = style(inFeatures({ display: 'flex', height: '100%' }));

/** The row of names is full here: places, further places and lists fit beside the logo. */
const fromFull = '(min-width: 1180px)';
const furtherPlace = { display: 'none', '@media': { [fromFull]: { display: 'block' } } } as const;

/** The further places, where the row has room for them. `first`: after the gap. */
export const further = styleVariants({
  first: inFeatures({ ...furtherPlace, marginInlineStart: space.s12 }),
  next: inFeatures(furtherPlace),
});

export const navItem = style(
  inFeatures({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    paddingInline: space.s12,
    color: color.text.secondary,
    fontSize: text.md,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    transition: `color ${vars.motion.state} ${vars.motion.ease}`,
    ':hover': { color: color.text.accent },
    ':focus-visible': { ...focusRing, outlineOffset: '-4px', boxShadow: 'none', borderRadius: vars.radius.control },
    selectors: {
      '&[aria-current]': { color: color.text.accent, fontWeight: weight.semibold },
      // A bar on the hairline, so that the current place is not told by colour alone.
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: space.s12,
        insetBlockEnd: '-1px',
        borderBlockEnd: `2px solid ${color.border.accent}`,
      },
    },
  }),
);

export const dropdowns = style(
  inFeatures({
    ...place(1, '4'),
    justifySelf: 'end',
    display: 'none',
    '@media': { [fromLg]: { display: 'flex', gap: space.s4, marginInlineEnd: `calc(-1 * ${space.s8})` } },
  }),
);
export const dropdown = style(inFeatures({ position: 'relative' }));
export const dropdownButton = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s4,
    height: '2rem',
    paddingInline: space.s8,
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    fontSize: text.sm,
    whiteSpace: 'nowrap',
    ':hover': { background: color.bg.hover },
    ':focus-visible': focusRing,
    selectors: { '&[aria-expanded=true]': { background: color.bg.hover, color: color.text.default } },
  }),
);

const floating = {
  position: 'absolute',
  zIndex: vars.z.popover,
  ...cardFrame,
  boxShadow: vars.shadow.s1,
} as const;

export const dropdownPanel = style(
  inFeatures({
    ...floating,
    insetBlockStart: 'calc(100% + 8px)',
    insetInlineEnd: 0,
    width: 'max-content',
    minWidth: '12rem',
    maxWidth: '21.5rem',
    maxHeight: 'min(40rem, calc(100dvh - 6rem))',
    display: 'flex',
    flexDirection: 'column',
  }),
);

const menuButtonLook = {
  ...place(1, '1'),
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  // No further than the edge of the page, however large the text.
  marginInlineStart: `max(-0.625rem, calc(-1 * ${space.s16}))`,
  borderRadius: vars.radius.control,
  color: color.text.secondary,
  ':hover': { background: color.bg.hover },
  ':focus-visible': focusRing,
  selectors: { '&[aria-expanded=true]': { background: color.bg.sunken, color: color.text.default } },
} as const;

/** `narrow`: only where something has no room in the rows. */
export const menuButton = styleVariants({
  always: inFeatures(menuButtonLook),
  narrow: inFeatures({ ...menuButtonLook, '@media': { [fromLg]: { display: 'none' } } }),
});

// Beside ☰ the logo keeps its distance; alone it stands on the edge of the content.
globalStyle(`${menuButton.always} + ${logo}`, inFeatures({ marginInlineStart: space.s4 }));

const menuPanelLook = {
  ...floating,
  insetInline: 0,
  insetBlockStart: '100%',
  borderWidth: '0 0 1px',
  borderRadius: 0,
  maxHeight: 'calc(100dvh - 3rem)',
  overflowY: 'auto',
  paddingInlineEnd: sideSpace,
  '@media': { [fromMd]: { maxHeight: 'calc(100dvh - 7rem)' } },
} as const;

export const menuPanel = styleVariants({
  always: inFeatures(menuPanelLook),
  narrow: inFeatures({ ...menuPanelLook, '@media': { ...menuPanelLook['@media'], [fromLg]: { display: 'none' } } }),
});

export const search = style(
  inFeatures({
    ...place(2, '1 / -1'),
    minWidth: 0,
    '@media': {
      [fromMd]: { gridColumn: '1 / 4', width: '100%', maxWidth: '720px', paddingInlineEnd: space.s16 },
      [fromLg]: { paddingInlineEnd: 0 },
    },
  }),
);

export const actions = style(
  inFeatures({
    ...place(1, '3'),
    justifySelf: 'end',
    display: 'flex',
    alignItems: 'center',
    gap: space.s4,
    marginInlineEnd: `max(-0.625rem, calc(-1 * ${space.s16}))`,
    '@media': { [fromMd]: { ...place(2, '4'), gap: space.s8, marginInlineEnd: 0 } },
  }),
);
export const fromMdOnly = style(inFeatures({ display: 'none', gap: space.s8, '@media': { [fromMd]: { display: 'flex' } } }));
export const belowMdOnly = style(inFeatures({ display: 'flex', '@media': { [fromMd]: { display: 'none' } } }));
