import { cardFrame, vars } from '@chippage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const cell = style(
  inFeatures({
    display: 'grid',
    alignContent: 'center',
    gap: space.s2,
    minInlineSize: 0,
    minBlockSize: '64px',
    padding: `${space.s8} ${space.s16}`,
  }),
);
export const withEnd = style(inFeatures({ gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.s8 }));
export const end = style(
  inFeatures({
    minInlineSize: '3.5rem',
    minBlockSize: '1.75rem',
    marginInlineEnd: `calc(-1 * ${space.s8})`,
    '@media': { '(pointer: coarse)': { minInlineSize: `calc(2 * ${vars.size.control})`, minBlockSize: vars.size.control } },
  }),
);
export const look = styleVariants({
  // Neighbours share their line.
  wall: inFeatures({ boxShadow: `0 0 0 1px ${color.border.hairline}` }),
  card: inFeatures({ ...cardFrame, borderRadius: vars.radius.control }),
});
export const name = styleVariants({
  wall: inFeatures({ fontSize: '0.9375rem', fontWeight: weight.semibold, overflowWrap: 'anywhere' }),
  card: inFeatures({ fontWeight: weight.semibold, overflowWrap: 'anywhere' }),
});
export const facts = style(
  inFeatures({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s8,
    fontSize: text.xs,
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    gridColumn: '1 / -1',
  }),
);
