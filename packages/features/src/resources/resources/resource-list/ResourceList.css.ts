import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, radius } = vars;

export const list = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s24 }));
export const tools = style(inFeatures({ display: 'grid', gap: space.s12, maxWidth: '30rem' }));
export const filters = style(inFeatures({ display: 'grid', gap: space.s12 }));
export const filter = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s4} ${space.s12}`,
    alignItems: 'baseline',
    '@media': { [media.md]: { gridTemplateColumns: '6rem minmax(0, 1fr)' } },
  }),
);
export const name = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, fontWeight: weight.medium }));
export const options = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s4, padding: 0, listStyle: 'none', minWidth: 0 }));
export const option = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    paddingInline: space.s8,
    border: '1px solid transparent',
    borderRadius: radius.control,
    color: color.text.secondary,
    fontSize: text.sm,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':hover': { background: color.bg.hover, color: color.text.default },
    ':focus-visible': focusRing,
    selectors: {
      '&[aria-current]': { borderColor: color.border.accent, background: color.bg.selected, color: color.text.accent, fontWeight: weight.semibold },
    },
  }),
);
export const count = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
