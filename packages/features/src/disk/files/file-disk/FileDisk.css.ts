import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s16,
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: '13.5rem minmax(0, 1fr)', gap: space.s24 } },
  }),
);
/** The tree stands beside the list where there is room; on a phone the way at the top leads up, and the rows lead down. */
export const side = style(inFeatures({ display: 'none', minWidth: 0, '@media': { [media.lg]: { display: 'grid', gap: space.s16 } } }));
export const foot = style(inFeatures({ '@media': { [media.lg]: { display: 'none' } } }));
export const main = style(inFeatures({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, minWidth: 0 }));
export const folderHead = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space.s4} ${space.s12}` }));
export const folderName = style(
  inFeatures({ margin: 0, fontSize: text.lg, fontWeight: weight.semibold, lineHeight: 1.3, overflowWrap: 'anywhere', outline: 'none' }),
);
export const over = style(
  inFeatures({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    padding: space.s16,
    border: `2px dashed ${color.border.accent}`,
    borderRadius: vars.radius.card,
    background: color.bg.selected,
    fontWeight: weight.semibold,
    textAlign: 'center',
    pointerEvents: 'none',
  }),
);
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `0 ${space.s8}`,
    alignItems: 'center',
    '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) 6rem 8rem' } },
  }),
);
const fact = { color: color.text.secondary, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' } as const;
/** On a phone the facts stand under the name. */
export const facts = style(
  inFeatures({ ...fact, gridColumn: '2', display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s12}`, '@media': { [media.md]: { display: 'contents' } } }),
);
export const size = style(inFeatures({ '@media': { [media.md]: { ...fact, textAlign: 'end' } } }));
export const time = style(inFeatures({ '@media': { [media.md]: { ...fact } } }));
export const place = style(inFeatures({ ...fact, gridColumn: '2 / -1' }));
