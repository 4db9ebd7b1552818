import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

/** Two beside each other where there is room. */
export const parcels = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    overflow: 'clip',
  }),
);
export const parcel = style(
  inFeatures({
    display: 'grid',
    alignContent: 'start',
    gap: space.s8,
    padding: space.s16,
    // Hairlines between, none at the edges: those of the first row and column lie under the card's own.
    marginBlockStart: '-1px',
    marginInlineStart: '-1px',
    borderBlockStart: `1px solid ${color.border.hairline}`,
    borderInlineStart: `1px solid ${color.border.hairline}`,
  }),
);
export const head = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', fontSize: text.sm, fontWeight: weight.semibold }),
);
export const number = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s8}`, alignItems: 'center', fontSize: text.sm }));
export const code = style(inFeatures({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));
export const items = style(inFeatures({ color: color.text.secondary, fontSize: text.xs, overflowWrap: 'anywhere' }));
