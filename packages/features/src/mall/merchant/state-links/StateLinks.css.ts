import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const states = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
export const state = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s4,
    minBlockSize: vars.size.controlSm,
    paddingInline: space.s12,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.full,
    background: color.bg.surface,
    color: color.text.default,
    fontSize: text.sm,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: color.bg.hover },
      '&:focus-visible': focusRing,
      '&[aria-current=page]': { borderColor: color.border.accent, background: color.accent.soft, color: color.text.accent, fontWeight: weight.semibold },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current=page]': { outline: '1px solid', outlineOffset: '-2px' } } } },
  }),
);
export const count = style(inFeatures({ fontVariantNumeric: 'tabular-nums' }));
