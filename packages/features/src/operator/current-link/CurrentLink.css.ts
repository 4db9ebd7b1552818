import { focusRing, vars } from '@chippage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space } = vars;

export const link = style(
  inFeatures({
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { background: color.bg.hover },
      '&:focus-visible': focusRing,
      '&[aria-current=page]': { background: color.accent.soft, color: color.text.accent, fontWeight: vars.weight.semibold },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current=page]': { outline: '1px solid', outlineOffset: '-1px' } } } },
  }),
);
export const look = styleVariants({
  entry: inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s8,
    minBlockSize: vars.size.control,
    paddingInline: space.s12,
    color: color.text.default,
  }),
  tab: inFeatures({ display: 'block', padding: `${space.s8} ${space.s12}`, color: color.text.secondary }),
});
