import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const slot = style(
  inFeatures({
    display: 'grid',
    gap: space.s8,
    padding: space.s12,
    border: `1px dashed ${color.border.control}`,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
    minInlineSize: 0,
  }),
);
export const closed = style(inFeatures({ margin: 0, color: color.text.muted, fontSize: text.sm }));
export const head = style(inFeatures({ display: 'flex', gap: space.s8, alignItems: 'center' }));
export const note = style(inFeatures({ flex: 1, minInlineSize: 0, color: color.text.muted, fontSize: text.sm }));
export const list = style(inFeatures({ display: 'grid', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'center', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
