import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const form = style(inFeatures({ display: 'grid', gap: space.s16, maxWidth: '40rem' }));
export const pair = style(
  inFeatures({ display: 'grid', gap: space.s16, alignItems: 'start', '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
);
export const group = style(inFeatures({ display: 'grid', gap: space.s8 }));
export const list = style(inFeatures({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', outline: 'none' }));
export const item = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space.s4} ${space.s12}`,
    alignItems: 'center',
    minHeight: '3.5rem',
    padding: `${space.s8} 0`,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
  }),
);
export const words = style(inFeatures({ display: 'grid', gap: space.s4, minWidth: 0, overflowWrap: 'anywhere' }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.xs }));
export const wrong = style(inFeatures({ display: 'flex', gap: space.s4, color: color.text.danger, fontSize: text.xs }));
export const ok = style(inFeatures({ display: 'inline-flex', gap: space.s4, alignItems: 'center', color: color.text.ok, fontSize: text.xs }));
export const itemEnd = style(inFeatures({ display: 'flex', gap: space.s4, alignItems: 'center' }));
