import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

/** Links that look as `Tabs` do: sections and states that have addresses of their own. */
export const tabLinks = style(
  inFeatures({
    display: 'flex',
    gap: space.s24,
    margin: 0,
    // The first word stands flush with what is under it; the ring of focus still has its room.
    marginInline: `calc(-1 * ${space.s4})`,
    padding: `0 ${space.s4}`,
    listStyle: 'none',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px 0 ${color.border.hairline}`,
  }),
);
export const tabLink = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s4,
    minBlockSize: vars.size.control,
    borderBlockEnd: '2px solid transparent',
    borderRadius: '2px',
    color: color.text.secondary,
    fontSize: text.md,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.text.default },
      '&:focus-visible': { ...focusRing, outlineOffset: '-4px', boxShadow: 'none' },
      '&[aria-current]': { borderBlockEndColor: color.border.accent, color: color.text.default, fontWeight: weight.semibold },
    },
    // The edge of a link that is not the current one is not drawn.
    '@media': { '(forced-colors: active)': { borderBlockEndColor: 'Canvas', selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } } } },
  }),
);
export const tabCount = style(inFeatures({ color: color.text.muted, fontSize: text.xs, fontWeight: weight.regular, fontVariantNumeric: 'tabular-nums' }));
