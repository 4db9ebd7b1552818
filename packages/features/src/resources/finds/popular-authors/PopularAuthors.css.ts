import { cardFrame, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const note = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const list = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, padding: 0, listStyle: 'none' }));
export const author = style(
  inFeatures({
    ...cardFrame,
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    gap: `${space.s12} ${space.s16}`,
    alignItems: 'start',
    padding: space.s16,
    '@media': { [media.lg]: { gridTemplateColumns: '2.5rem minmax(0, 1fr) minmax(0, 24rem)' } },
  }),
);
export const place = style(
  inFeatures({ paddingBlockStart: space.s8, color: color.text.secondary, fontSize: text.xl, fontVariantNumeric: 'tabular-nums', textAlign: 'center' }),
);
export const words = style(inFeatures({ display: 'grid', gap: space.s4, minWidth: 0 }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s12, alignItems: 'center' }));
export const name = style(inFeatures({ fontSize: text.lg, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const best = style(
  inFeatures({
    display: 'grid',
    gap: space.s4,
    gridColumn: '2 / -1',
    padding: 0,
    listStyle: 'none',
    fontSize: text.sm,
    '@media': { [media.lg]: { gridColumn: 'auto' } },
  }),
);
export const work = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', minBlockSize: vars.size.target, overflowWrap: 'anywhere' }),
);
