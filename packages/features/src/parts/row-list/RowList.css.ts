import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const list = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
/** A hairline stands between rows. */
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s8,
    padding: `${space.s12} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: space.s16 } },
  }),
);
export const words = style(inFeatures({ display: 'grid', gap: space.s4, minWidth: 0, overflowWrap: 'anywhere' }));
export const title = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8, fontWeight: weight.medium }));
// Links in lines under each other stand in 24 px, the least that a finger hits (WCAG 2.5.8).
export const meta = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, color: color.text.muted, fontSize: text.sm }));
export const body = style(inFeatures({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }));
