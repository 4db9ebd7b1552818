// Outside every layer: Storybook's own rules for pages stand outside, too, and would win over a layer.
import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@chippage/ui/theme';

const { color, space, text, weight, leading, radius, font } = vars;

export const block = style({ marginBlock: space.s16, color: color.text.default, fontFamily: font.sans, fontSize: text.md, lineHeight: leading.text });
export const heading = style({ fontSize: text.x2, fontWeight: weight.semibold, lineHeight: leading.tight, marginBlock: `${space.s32} ${space.s12}` });
/** The name of a state, under the heading of them all. */
export const subheading = style({ fontSize: text.lg, marginBlock: `${space.s32} ${space.s8}` });
export const note = style({ marginBlock: `${space.s8} ${space.s12}`, color: color.text.secondary, fontSize: text.sm });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 });
/** Stays on one line; the table around it scrolls instead. */
export const line = style({ display: 'inline-flex', alignItems: 'center', gap: space.s8, whiteSpace: 'nowrap' });
export const code = style({ fontFamily: font.mono, fontSize: text.sm, overflowWrap: 'anywhere' });
export const key = style({
  display: 'inline-block',
  minInlineSize: space.s24,
  paddingInline: space.s8,
  border: `1px solid ${color.border.control}`,
  borderBlockEndWidth: 2,
  borderRadius: radius.control,
  background: color.bg.surface,
  fontFamily: font.mono,
  fontSize: text.xs,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

/** Two themes side by side, each painted by its own attribute. */
export const pair = style({ display: 'grid', gap: space.s16, '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr' } } });
export const themed = style({
  minInlineSize: 0,
  padding: space.s16,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.bg.page,
  color: color.text.default,
});
export const swatch = style({
  flex: 'none',
  inlineSize: 48,
  blockSize: 32,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.control,
  // What shows through a scrim.
  backgroundImage: `linear-gradient(45deg, ${color.bg.bone} 25%, transparent 25% 75%, ${color.bg.bone} 75%)`,
  backgroundSize: '12px 12px',
});
export const swatchColor = style({ inlineSize: '100%', blockSize: '100%', borderRadius: 'inherit' });

export const grid = style({
  display: 'grid',
  gap: space.s12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  padding: 0,
  listStyle: 'none',
});
export const cell = style({
  display: 'grid',
  gap: space.s8,
  justifyItems: 'center',
  alignContent: 'start',
  padding: space.s12,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.bg.surface,
  textAlign: 'center',
});

export const doDont = style({ display: 'grid', gap: space.s16, marginBlock: space.s16, '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } } });
export const verdict = style({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border.hairline}`,
  borderBlockStartWidth: 3,
  borderRadius: radius.card,
  background: color.bg.surface,
  color: color.text.default,
  selectors: { '&[data-is="do"]': { borderBlockStartColor: color.ok.solid }, '&[data-is="dont"]': { borderBlockStartColor: color.danger.solid } },
});
export const verdictHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  paddingInline: space.s16,
  paddingBlockStart: space.s12,
  fontWeight: weight.semibold,
  selectors: { '[data-is="do"] > &': { color: color.ok.text }, '[data-is="dont"] > &': { color: color.danger.text } },
});
export const verdictBody = style({ padding: space.s16 });
export const verdictWhy = style({ margin: 0, padding: `0 ${space.s16} ${space.s16}`, fontSize: text.sm, color: color.text.secondary });

export const cards = style({
  display: 'grid',
  gap: space.s16,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const card = style({ padding: space.s20, border: `1px solid ${color.border.hairline}`, borderRadius: radius.card, background: color.bg.surface });
export const sampleText = style({ margin: 0, overflowWrap: 'anywhere' });
export const contrastSample = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 88,
  blockSize: 28,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.control,
});
export const contrastBox = style({ inlineSize: 40, blockSize: 16, border: '2px solid currentColor', borderRadius: radius.control });
export const number = style({ fontFamily: font.mono, fontVariantNumeric: 'tabular-nums', minInlineSize: '3rem', textAlign: 'end' });
export const legend = style({ display: 'grid', gap: space.s8, margin: 0 });
export const legendRow = style({ display: 'flex', gap: space.s12, alignItems: 'baseline' });
export const legendWords = style({ margin: 0, color: color.text.secondary });
export const cardTitle = style({ margin: `0 0 ${space.s8}`, fontSize: text.lg, fontWeight: weight.semibold });
export const steps = style({ margin: 0, paddingInlineStart: space.s20, listStyle: 'decimal', display: 'grid', gap: space.s8, lineHeight: leading.text });

// Storybook leaves these to the reset, which takes numbers away, and centres heads over text that begins at the left.
globalStyle('.sbdocs-content table:not(.sb-unstyled table) tr:nth-of-type(2n)', { backgroundColor: color.bg.sunken });
globalStyle('.sbdocs-content ol', { listStyle: 'decimal' });
globalStyle('.sbdocs-content table:not(.sb-unstyled table) th', { textAlign: 'start' });

/** Storybook's table of props is wider than a tablet. */
export const sideways = style({ overflowX: 'auto' });
