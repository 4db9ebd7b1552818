import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';

const { color, space, text, weight } = vars;

export const frame = style(inFeatures({ display: 'grid', gap: space.s16, gridTemplateColumns: 'minmax(0, 1fr)' }));
export const words = style(inFeatures({ display: 'grid', gap: space.s4, minInlineSize: 0 }));
export const title = pageTitle;
export const lead = style(inFeatures({ color: color.text.secondary }));
/** The list's own filters name the categories on a wide screen. */
export const categoryNav = style(inFeatures({ minInlineSize: 0, '@media': { [media.lg]: { display: 'none' } } }));
/** One row that scrolls: they are many, and the goods are what one came for. */
export const categories = style(
  inFeatures({
    display: 'flex',
    gap: space.s8,
    margin: 0,
    padding: `${space.s4} 2px`,
    listStyle: 'none',
    overflowX: 'auto',
  }),
);
export const chip = style(
  inFeatures({
    display: 'inline-flex',
    gap: space.s8,
    alignItems: 'center',
    minBlockSize: vars.size.controlSm,
    paddingInline: space.s12,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.default,
    fontSize: text.sm,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ':hover': { background: color.bg.hover },
    ':focus-visible': focusRing,
    selectors: {
      '&[aria-current]': { borderColor: color.border.accent, background: color.bg.selected, color: color.text.accent, fontWeight: weight.semibold },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight', outline: '1px solid Highlight' } } } },
  }),
);
export const count = style(inFeatures({ color: color.text.secondary, fontSize: text.xs, fontWeight: weight.regular, fontVariantNumeric: 'tabular-nums' }));
