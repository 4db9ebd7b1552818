import { layers, media, vars } from '@chippage/ui/theme';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';

const rule = (styles: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.features]: styles } });

export const wall = rule({
  overflow: 'hidden',
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
});

export const strip = rule({ overflowX: 'auto', scrollbarWidth: 'none', borderBlockEnd: `1px solid ${vars.color.border.hairline}` });

export const letters = rule({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  minInlineSize: 'max-content',
  margin: 0,
  padding: vars.space.s8,
  listStyle: 'none',
  fontSize: vars.text.sm,
});

const letter = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '32px',
  minBlockSize: '32px',
  paddingInline: vars.space.s8,
  borderRadius: vars.radius.control,
} as const;
export const current = rule({ ...letter, background: vars.color.accent.soft, color: vars.color.text.accent, fontWeight: vars.weight.semibold });
globalStyle(`${letters} a`, {
  '@layer': { [layers.features]: { ...letter, '@media': { '(pointer: coarse)': { minBlockSize: '40px', minInlineSize: '40px' } } } },
});

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
