import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, radius } = vars;

export const words = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, padding: 0, listStyle: 'none' }));
export const word = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    padding: `${space.s2} ${space.s8}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.control,
    color: color.text.secondary,
    fontSize: text.sm,
    textDecoration: 'none',
    ':hover': { borderColor: color.border.control, color: color.text.default },
    ':focus-visible': focusRing,
    selectors: { '&[aria-current]': { borderColor: color.border.accent, background: color.bg.selected, color: color.text.accent } },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight', outline: '1px solid', outlineOffset: '-3px' } } } },
  }),
);
