import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
export const terms = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s8} ${space.s16}`, alignItems: 'center' }));
export const news = style(inFeatures({ margin: 0, outline: 'none' }));
export const wrong = style(inFeatures({ color: color.text.danger, fontFamily: vars.font.sans, fontSize: text.sm, whiteSpace: 'normal' }));
export const quiet = style(inFeatures({ display: 'block', color: color.text.secondary, fontFamily: vars.font.sans, fontSize: text.xs }));
export const model = style(inFeatures({ overflowWrap: 'anywhere', fontFamily: vars.font.mono }));
export const input = style(
  inFeatures({
    inlineSize: '6.5rem',
    minBlockSize: vars.size.controlSm,
    padding: `0 ${space.s8}`,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.default,
    font: 'inherit',
    fontFamily: vars.font.mono,
    textAlign: 'end',
    selectors: { '&:focus': focusRing, '&[aria-invalid]': { borderColor: color.border.danger } },
  }),
);
