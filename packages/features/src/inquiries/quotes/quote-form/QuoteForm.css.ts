import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const group = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8 }));
export const groupTitle = style(inFeatures({ margin: 0, fontSize: text.sm, fontWeight: weight.semibold }));
export const hint = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const warn = style(inFeatures({ color: color.text.warn, fontSize: text.sm }));
export const steps = style(inFeatures({ display: 'grid', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
export const step = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 2.5rem', gap: space.s8, alignItems: 'start' }));
/** The only step has no button behind it. */
export const onlyStep = style([step, inFeatures({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })]);
/** In line with the fields, below their labels. */
export const remove = style(inFeatures({ paddingBlockStart: '1.75rem' }));
export const inline = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s12, alignItems: 'center' }));
export const unit = style(inFeatures({ paddingInline: space.s12, color: color.text.secondary, fontSize: text.sm }));
export const used = style(inFeatures({ margin: 0, marginBlockEnd: space.s8 }));
export const total = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s12}`,
    alignItems: 'baseline',
    padding: `${space.s12} ${space.s16}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    background: color.bg.sunken,
  }),
);
export const totalName = style(inFeatures({ fontSize: text.sm, fontWeight: weight.medium }));
export const kept = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
export const keptFile = style(
  inFeatures({
    display: 'inline-flex',
    gap: space.s4,
    alignItems: 'center',
    paddingInlineStart: space.s12,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    fontSize: text.sm,
  }),
);
export const drops = style(
  inFeatures({ display: 'grid', gap: space.s16, alignItems: 'start', '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
);
export const wholeDrop = style(inFeatures({ gridColumn: '1 / -1' }));
