import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

/** Narrower than what is in it: the row scrolls by itself, and not the page. */
export const nav = style(inFeatures({ minWidth: 0 }));
const cover = (side: string) => `linear-gradient(to ${side}, ${color.bg.page} 25%, transparent)`;
const shade = (side: string) => `linear-gradient(to ${side}, ${color.border.hairline}, transparent)`;

/** On narrow screens one row that scrolls: lines that wrap would fill half of a phone. A list at the side on wide ones. */
export const list = style(
  inFeatures({
    // The current link is brought into view by where it stands in the row.
    position: 'relative',
    display: 'flex',
    gap: space.s4,
    paddingBlockEnd: space.s4,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'thin',
    // A phone shows no scrollbar: a shade at an edge says that there is more. What scrolls along covers it at the ends.
    background: [
      `${cover('right')} left / 3rem 100% no-repeat local`,
      `${cover('left')} right / 3rem 100% no-repeat local`,
      `${shade('right')} left / 1rem 100% no-repeat`,
      `${shade('left')} right / 1rem 100% no-repeat`,
    ].join(),
    '@media': {
      '(forced-colors: active)': { background: 'none' },
      [media.lg]: { display: 'grid', paddingBlockEnd: 0, borderBlockEnd: 0, overflowX: 'visible', background: 'none' },
    },
  }),
);
export const item = style(inFeatures({ flex: 'none' }));
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
  }),
);
/** A sign that forced colours keep. */
export const mark = style(
  inFeatures({
    selectors: { [`${link}[aria-current="page"] &`]: { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '6px' } },
  }),
);
export const count = style(inFeatures({ marginInlineStart: 'auto' }));
