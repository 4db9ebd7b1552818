import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

/** As on the grids of categories and brands, the cells draw the hairlines into the gaps: an empty place stays blank. */
export const shelf = style(
  inFeatures({
    display: 'grid',
    gap: '1px',
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    listStyle: 'none',
    background: color.bg.surface,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);
export const cell = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space.s2} ${space.s12}`,
    alignItems: 'baseline',
    alignContent: 'start',
    minInlineSize: 0,
    padding: `${space.s12} ${space.s16}`,
    boxShadow: `0 0 0 1px ${color.border.hairline}`,
    ':hover': { background: color.bg.hover },
  }),
);
export const mpn = style(inFeatures({ margin: 0, fontSize: text.md, fontWeight: weight.semibold }));
/** The whole cell is the way in. */
globalStyle(`${mpn} a::after`, inFeatures({ content: '', position: 'absolute', inset: 0 }));
const figure = { justifySelf: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
export const price = style(inFeatures({ ...figure, color: color.text.money, fontFamily: vars.font.mono, fontWeight: weight.semibold }));
const words = { color: color.text.secondary, fontSize: text.xs, overflowWrap: 'anywhere' } as const;
export const fact = style(inFeatures(words));
export const row = style(inFeatures({ ...words, gridColumn: '1 / -1' }));
export const count = style(inFeatures({ ...figure, color: color.text.secondary, fontSize: text.xs }));
