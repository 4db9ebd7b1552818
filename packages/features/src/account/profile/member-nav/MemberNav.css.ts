import { focusRing, media, scrollFade, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

/** Narrower than what is in it: the row scrolls by itself, and not the page. */
export const nav = style(inFeatures({ minWidth: 0 }));

/** On narrow screens one row that scrolls: lines that wrap would fill half of a phone. A list at the side on wide ones. */
export const list = style(
  inFeatures({
    // The current link is brought into view by where it stands in the row.
    position: 'relative',
    display: 'flex',
    gap: space.s4,
    paddingBlockEnd: space.s4,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    ...scrollFade,
    overscrollBehaviorX: 'contain',
    '@media': { [media.lg]: { display: 'grid', paddingBlockEnd: 0, borderBlockEnd: 0, overflow: 'visible' } },
  }),
);
export const item = style(inFeatures({ flex: 'none' }));
/** A page of the section before it. */
export const part = style([item, inFeatures({ '@media': { [media.lg]: { paddingInlineStart: space.s16 } } })]);
export const link = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: '2.5rem',
    paddingInline: space.s12,
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    fontSize: text.md,
    whiteSpace: 'nowrap',
    ':hover': { background: color.bg.hover, color: color.text.default },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
    selectors: {
      '&[aria-current="page"]': { background: color.bg.selected, color: color.text.accent, fontWeight: weight.semibold },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current="page"]:not(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);
/** A sign that forced colours keep. */
export const mark = style(
  inFeatures({
    selectors: { [`${link}[aria-current="page"] &`]: { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '6px' } },
  }),
);
export const count = style(inFeatures({ marginInlineStart: 'auto' }));
