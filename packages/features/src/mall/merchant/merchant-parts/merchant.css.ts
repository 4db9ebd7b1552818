import { focusRing, media, vars } from '@chippage/ui/theme';
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
export const tools = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s12,
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', alignItems: 'start' } },
  }),
);
export const search = style(inFeatures({ inlineSize: '100%', maxInlineSize: '360px' }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const number = style(inFeatures({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
export const form = style(inFeatures({ display: 'grid', gap: space.s16 }));
export const formEnd = style(inFeatures({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s8 }));
export const facts = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s24}`, margin: 0, fontSize: text.sm }));
export const fact = style(inFeatures({ display: 'flex', gap: space.s8, minInlineSize: 0 }));
export const term = style(inFeatures({ color: color.text.muted, whiteSpace: 'nowrap' }));
export const value = style(inFeatures({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }));
export const item = style(
  inFeatures({
    display: 'grid',
    gap: space.s12,
    padding: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  }),
);
export const itemHead = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s4} ${space.s12}`, minInlineSize: 0 }));
export const itemEnd = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }));
/** Links beside each other, each large enough to be hit. */
export const order = style(inFeatures({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target, marginInlineEnd: space.s16 }));
/** What is counted, inside the end of a field. */
export const unit = style(inFeatures({ paddingInline: space.s12, color: color.text.secondary, fontSize: text.sm }));
export const words = style(inFeatures({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
export const place = style(inFeatures({ borderRadius: vars.radius.control, outlineOffset: '4px', overflowWrap: 'anywhere' }));
