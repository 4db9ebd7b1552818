import { cardFrame, layers, media, vars } from '@chippage/ui/theme';
import { type StyleRule, style } from '@vanilla-extract/css';

const rule = (styles: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.features]: styles } });

/** Hairlines are drawn by the cells into the gaps, so that no row or column needs to know where it stands and an empty place stays blank. */
export const grid = rule({
  display: 'grid',
  gap: '1px',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  ...cardFrame,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const cell = rule({ minInlineSize: 0, padding: vars.space.s16, boxShadow: `0 0 0 1px ${vars.color.border.hairline}` });

export const name = rule({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s8,
  margin: 0,
  fontSize: vars.text.md,
  fontWeight: vars.weight.semibold,
});
export const count = rule({ fontSize: vars.text.xs, fontWeight: vars.weight.regular, color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

/** One line on a narrow screen, two on a wide one; what does not fit is on the category's page. */
export const children = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s16,
  margin: `${vars.space.s4} 0 0`,
  padding: 0,
  blockSize: '24px',
  overflow: 'hidden',
  listStyle: 'none',
  fontSize: vars.text.sm,
  lineHeight: '24px',
  '@media': { [media.md]: { blockSize: '48px' }, '(pointer: coarse)': { lineHeight: '32px', blockSize: '32px' } },
});
