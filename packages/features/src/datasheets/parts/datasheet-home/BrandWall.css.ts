import { cardFrame, layers, media, vars } from '@chippage/ui/theme';
import { type StyleRule, style } from '@vanilla-extract/css';

const rule = (styles: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.features]: styles } });

export const wall = rule({
  overflow: 'hidden',
  ...cardFrame,
});

export const strip = rule({ borderBlockEnd: `1px solid ${vars.color.border.hairline}` });
export const grid = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }, [media.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

export const cell = rule({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
  minBlockSize: '64px',
  padding: `${vars.space.s8} ${vars.space.s16}`,
  boxShadow: `0 0 0 1px ${vars.color.border.hairline}`,
});
export const name = rule({ fontSize: '0.9375rem', fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });
export const facts = rule({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s8,
  fontSize: vars.text.xs,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
