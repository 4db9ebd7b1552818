import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, weight } = vars;

// The channels scroll; the button beside them stays.
export const bar = style(inFeatures({ display: 'flex', gap: space.s12, alignItems: 'center', borderBlockEnd: `1px solid ${color.border.hairline}` }));
export const channels = style(
  inFeatures({
    display: 'flex',
    flex: '1 1 auto',
    gap: space.s24,
    minWidth: 0,
    padding: 0,
    overflowX: 'auto',
    listStyle: 'none',
    scrollbarWidth: 'thin',
  }),
);
export const children = style(inFeatures({ marginBlockStart: space.s12 }));
export const channel = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    paddingBlock: space.s8,
    borderBlockEnd: '2px solid transparent',
    color: color.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: color.text.default },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
    selectors: { '&[aria-current]': { borderBlockEndColor: color.accent.solid, color: color.text.default, fontWeight: weight.semibold } },
    '@media': { '(forced-colors: active)': { borderBlockEndColor: 'Canvas', selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } } } },
  }),
);
