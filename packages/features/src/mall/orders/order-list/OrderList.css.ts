import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';

const { color, space, text, weight } = vars;

export const page = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s8} ${space.s16}`, alignItems: 'center' }));
export const title = pageTitle;
export const currencies = style(inFeatures({ display: 'flex', gap: space.s4, margin: 0, padding: 0, listStyle: 'none' }));
export const currency = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2rem',
    paddingInline: space.s12,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    fontSize: text.sm,
    ':hover': { background: color.bg.hover },
    ':focus-visible': focusRing,
    selectors: {
      '&[aria-current]': { borderColor: color.border.accent, background: color.bg.selected, color: color.text.accent, fontWeight: weight.semibold },
    },
  }),
);
export const search = style(inFeatures({ flex: '1 1 100%', '@media': { [media.md]: { flex: '0 1 20rem', marginInlineStart: 'auto' } } }));
export const list = style(inFeatures({ display: 'grid', gap: space.s12, margin: 0, padding: 0, listStyle: 'none' }));
export const found = style(
  inFeatures({ color: color.text.secondary, fontSize: text.sm, borderRadius: vars.radius.control, outline: 'none', ':focus-visible': focusRing }),
);
