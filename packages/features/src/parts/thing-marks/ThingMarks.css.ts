import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, radius, size } = vars;

export const marks = style(inFeatures({ display: 'inline-flex' }));
export const mark = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: radius.control,
    background: 'none',
    color: color.text.muted,
    cursor: 'pointer',
    ':hover': { background: color.bg.hover, color: color.text.default },
    ':focus-visible': focusRing,
    selectors: { '&[aria-pressed=true]': { color: color.text.accent } },
    '@media': {
      '(pointer: coarse)': { inlineSize: size.control, blockSize: size.control },
      '(forced-colors: active)': { selectors: { '&[aria-pressed=true]': { borderWidth: '3px', borderColor: 'Highlight' } } },
    },
  }),
);
