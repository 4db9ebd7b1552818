import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const card = style(
  inFeatures({ border: `1px solid ${color.border.hairline}`, borderRadius: vars.radius.card, background: color.bg.surface, overflow: 'clip' }),
);
export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s12}`,
    alignItems: 'center',
    padding: `${space.s8} ${space.s16}`,
    background: color.bg.sunken,
    fontSize: text.sm,
  }),
);
export const number = style(inFeatures({ fontSize: text.sm, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const state = style(inFeatures({ marginInlineStart: 'auto' }));
export const lines = style(inFeatures({ display: 'grid', margin: 0, padding: `${space.s8} ${space.s16}`, listStyle: 'none' }));
export const line = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.s16,
    paddingBlock: space.s4,
    fontSize: text.sm,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem 8rem' } },
  }),
);
export const mpn = style(inFeatures({ minWidth: 0, overflowWrap: 'anywhere' }));
export const amount = style(inFeatures({ textAlign: 'end', whiteSpace: 'nowrap' }));
/** How many at which price: under the part on narrow screens. */
export const pieces = style(
  inFeatures({
    gridColumn: '1 / -1',
    gridRow: 2,
    color: color.text.secondary,
    whiteSpace: 'nowrap',
    '@media': { [media.md]: { gridColumn: 'auto', gridRow: 'auto', textAlign: 'end' } },
  }),
);
export const foot = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s8} ${space.s16}`,
    alignItems: 'center',
    padding: `${space.s12} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);
export const hint = style(inFeatures({ flex: '1 1 16rem', color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const total = style(inFeatures({ fontSize: text.sm }));
export const result = style(inFeatures({ padding: `0 ${space.s16} ${space.s12}` }));
export const more = style(inFeatures({ paddingBlock: space.s4, fontSize: text.sm }));
