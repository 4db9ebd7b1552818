import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const filters = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const list = style(inFeatures({ display: 'grid', gap: space.s12, margin: 0, padding: 0, listStyle: 'none' }));
export const card = style(
  inFeatures({
    display: 'grid',
    gap: space.s8,
    padding: space.s16,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
    minInlineSize: 0,
  }),
);
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s8}`, alignItems: 'center' }));
export const name = style(inFeatures({ margin: 0, fontSize: text.lg, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const end = style(inFeatures({ marginInlineStart: 'auto' }));
export const facts = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s16}`,
    margin: 0,
    color: color.text.secondary,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
  }),
);
export const number = style(inFeatures({ fontVariantNumeric: 'tabular-nums' }));
