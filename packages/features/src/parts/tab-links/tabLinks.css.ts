import { focusRing, scrollFade, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

/** Links that look as `Tabs` do: sections and states that have addresses of their own. */
export const tabLinks = style(
  inFeatures({
    display: 'flex',
    // With the room that the links have at their sides for the ring of focus, 24 px between words.
    gap: space.s16,
    margin: 0,
    // The first word stands flush with what is under it.
    marginInline: `calc(-1 * ${space.s4})`,
    padding: 0,
    listStyle: 'none',
    ...scrollFade,
    boxShadow: `inset 0 -1px 0 ${color.border.hairline}`,
  }),
);
export const tabLink = style(
  inFeatures({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s4,
    minBlockSize: vars.size.control,
    paddingInline: space.s4,
    borderRadius: '2px',
    color: color.text.secondary,
    fontSize: text.md,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.text.default },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
      '&[aria-current]': { color: color.text.default, fontWeight: weight.semibold },
      // As wide as the word; a border, because forced colours drop backgrounds.
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: space.s4,
        insetBlockEnd: 0,
        borderBlockEnd: `2px solid ${color.border.accent}`,
        '@media': { '(forced-colors: active)': { borderBlockEndColor: 'Highlight' } },
      },
    },
  }),
);
export const tabCount = style(inFeatures({ color: color.text.muted, fontSize: text.xs, fontWeight: weight.regular, fontVariantNumeric: 'tabular-nums' }));
