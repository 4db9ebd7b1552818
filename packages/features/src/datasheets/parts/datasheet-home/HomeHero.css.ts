import { layers, media, vars } from '@chippage/ui/theme';
import { type StyleRule, style } from '@vanilla-extract/css';

const rule = (styles: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.features]: styles } });

export const hero = rule({
  display: 'grid',
  gap: vars.space.s24,
  paddingBlock: `${vars.space.s24} ${vars.space.s20}`,
  '@media': { [media.lg]: { gridTemplateColumns: '2fr 1fr', gap: vars.space.s48, paddingBlock: `${vars.space.s48} 40px`, alignItems: 'end' } },
});

export const main = rule({ minInlineSize: 0 });

export const title = rule({
  margin: 0,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.tight,
  fontWeight: vars.weight.semibold,
  '@media': { [media.md]: { fontSize: vars.text.x3 } },
});

/** Keeps its line while the counts are on their way. */
export const summary = rule({ minBlockSize: '1.6em', marginBlock: `${vars.space.s8} ${vars.space.s16}`, color: vars.color.text.secondary });

export const hot = rule({ display: 'flex', alignItems: 'baseline', gap: vars.space.s16, marginBlockStart: vars.space.s12, fontSize: vars.text.sm });
export const hotLabel = rule({ flex: 'none', color: vars.color.text.muted });

/** One row; on a narrow screen it scrolls sideways. */
export const hotList = rule({
  display: 'flex',
  gap: vars.space.s16,
  minInlineSize: 0,
  margin: 0,
  padding: '4px',
  overflowX: 'auto',
  listStyle: 'none',
  whiteSpace: 'nowrap',
  scrollbarWidth: 'none',
  '@media': { '(pointer: coarse)': { paddingBlock: vars.space.s8 } },
});

export const reasons = rule({
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.lg]: { display: 'grid', gap: vars.space.s20, paddingInlineStart: vars.space.s24, borderInlineStart: `1px solid ${vars.color.border.hairline}` },
  },
});

export const reason = rule({ display: 'flex', gap: vars.space.s12, color: vars.color.text.secondary, fontSize: vars.text.xs });
export const reasonTitle = rule({ display: 'block', fontSize: vars.text.md, fontWeight: vars.weight.medium, color: vars.color.text.default });
