import { cardFrame, focusRing, media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const cart = style(inFeatures({ display: 'grid', gap: space.s16, gridTemplateColumns: 'minmax(0, 1fr)' }));
export const group = style(inFeatures({ ...cardFrame, overflow: 'hidden' }));
export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s8}`,
    alignItems: 'center',
    padding: `${space.s12} ${space.s16}`,
    background: color.bg.sunken,
  }),
);
export const merchant = style(inFeatures({ margin: 0, fontSize: text.md, overflowWrap: 'anywhere' }));
export const lines = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none' }));
export const line = style(
  inFeatures({
    display: 'grid',
    gap: `${space.s8} ${space.s16}`,
    padding: `${space.s12} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 8rem 8rem auto', alignItems: 'center' } },
  }),
);
export const facts = style(inFeatures({ display: 'grid', color: color.text.secondary }));
export const compared = style(
  inFeatures({ display: 'inline-flex', alignItems: 'center', gap: space.s8, justifySelf: 'start', minBlockSize: vars.size.controlSm }),
);
export const problem = style(inFeatures({ color: color.text.danger }));
export const form = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const quantity = style(
  inFeatures({
    inlineSize: '8rem',
    minBlockSize: vars.size.controlSm,
    paddingInline: space.s8,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.default,
    font: 'inherit',
    selectors: { '&:focus-visible': focusRing },
  }),
);
export const sums = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s24}`,
    margin: 0,
    padding: `${space.s12} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
  }),
);
globalStyle(`${sums} > div`, inFeatures({ display: 'flex', gap: space.s8, alignItems: 'baseline' }));
globalStyle(`${sums} dt`, inFeatures({ color: color.text.secondary }));
globalStyle(`${sums} dd`, inFeatures({ margin: 0 }));
