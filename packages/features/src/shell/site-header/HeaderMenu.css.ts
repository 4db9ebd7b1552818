import { focusRing, media, vars } from '@chippage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

const line = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '2.75rem',
  paddingInline: space.s16,
  fontSize: text.md,
  textAlign: 'start',
  ':hover': { background: color.bg.hover },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
} as const;

export const menu = style(inFeatures({ paddingBlock: space.s8 }));

const inner = { outline: 'none', marginInline: 'auto', paddingInline: space.s16, '@media': { [media.md]: { paddingInline: vars.layout.gutter } } };
export const quickNav = styleVariants({
  content: inFeatures({ ...inner, maxWidth: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})` }),
  wide: inFeatures({ ...inner, maxWidth: `calc(${vars.layout.wide} + 2 * ${vars.layout.gutter})` }),
});

const placesLook = { marginInline: 'auto', '@media': { [media.md]: { paddingInline: `calc(${vars.layout.gutter} - ${space.s16})` } } } as const;
export const places = styleVariants({
  content: inFeatures({ ...placesLook, maxWidth: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})` }),
  wide: inFeatures({ ...placesLook, maxWidth: `calc(${vars.layout.wide} + 2 * ${vars.layout.gutter})` }),
});

/** A column on a phone, a row above the visitor's own sites where there is room. */
export const placeList = style(inFeatures({ '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap' } } }));

export const place = style(
  inFeatures({
    ...line,
    borderRadius: vars.radius.control,
    fontWeight: weight.medium,
    '@media': {
      [media.md]: { minHeight: '2.5rem' },
      // The shadow is gone there.
      '(forced-colors: active)': { selectors: { '&[aria-current]:not(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
    selectors: { '&[aria-current]': { color: color.text.accent, fontWeight: weight.semibold, boxShadow: `inset 3px 0 ${color.border.accent}` } },
  }),
);

export const group = style(
  inFeatures({
    borderBlockStart: `1px solid ${color.border.hairline}`,
    ':first-of-type': { marginBlockStart: space.s8 },
    '@media': { [media.md]: { marginInline: space.s8 }, [media.lg]: { display: 'none' } },
  }),
);

export const groupName = style(
  inFeatures({
    ...line,
    justifyContent: 'space-between',
    color: color.text.secondary,
    cursor: 'pointer',
    '::marker': { content: '""' },
    selectors: { [`${group}[open] > &`]: { fontWeight: weight.semibold, color: color.text.default }, '&::-webkit-details-marker': { display: 'none' } },
  }),
);

globalStyle(`${group}[open] > ${groupName} > svg`, inFeatures({ rotate: '180deg' }));
