import { vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const panel = style(inFeatures({ minInlineSize: 0 }));
export const head = style(inFeatures({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: '48px' }));
export const title = style(inFeatures({ margin: 0, fontSize: text.lg, fontWeight: weight.semibold }));
export const groups = style(
  inFeatures({
    paddingInline: space.s12,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const group = style(inFeatures({ paddingBlock: space.s8, selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } } }));
export const options = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none', fontSize: text.sm }));
export const option = style(inFeatures({ display: 'flex', gap: space.s8, alignItems: 'center', justifyContent: 'space-between', minBlockSize: '28px' }));
/** Each link is its whole row, also where a long name takes two lines: a finger hits one of them only. */
globalStyle(`${option} a`, inFeatures({ display: 'inline-block', paddingBlock: space.s4 }));
globalStyle(`${option} a[aria-current]`, inFeatures({ fontWeight: weight.semibold }));
export const count = style(inFeatures({ color: color.text.muted, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' }));
