import { focusRing, layers, media, vars } from '@chippage/ui/theme';
import { type StyleRule, style } from '@vanilla-extract/css';

const rule = (styles: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.features]: styles } });

export const reader = rule({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  containerType: 'inline-size',
  blockSize: 'min(892px, calc(100vh - 96px))',
  ':fullscreen': { blockSize: '100%' },
  background: vars.color.bg.surface,
  overflow: 'hidden',
});

export const body = rule({ position: 'relative', display: 'flex', flex: 1, minBlockSize: 0 });

export const pages = rule({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s16,
  padding: vars.space.s16,
  '@container': { '(max-width: 30rem)': { paddingInline: vars.space.s8 } },
  overflow: 'auto',
  // useScrollPlace keeps the place; the browser's own anchoring would move it a second time.
  overflowAnchor: 'none',
  background: vars.color.bg.bone,
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
});

const panel = {
  flex: 'none',
  overflow: 'auto',
  background: vars.color.bg.surface,
  borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
} as const;

/** Below the large breakpoint the side panels lie over the pages, one at a time. */
export const thumbnails = rule({
  ...panel,
  inlineSize: '104px',
  padding: vars.space.s12,
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 2,
  '@media': { [media.md]: { position: 'static' } },
});
export const outline = rule({
  ...panel,
  inlineSize: '240px',
  paddingBlock: vars.space.s8,
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 1,
  '@media': { [media.md]: { position: 'static', inlineSize: '184px' } },
});

export const list = rule({ listStyle: 'none', margin: 0, padding: 0 });

export const thumbnail = rule({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s4,
  inlineSize: '100%',
  marginBlockEnd: vars.space.s12,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: vars.text.xs,
  color: vars.color.text.secondary,
  cursor: 'pointer',
  ':focus-visible': focusRing,
  selectors: { '&[aria-current]': { color: vars.color.text.accent, fontWeight: vars.weight.semibold } },
});

export const thumbnailPicture = rule({
  inlineSize: '72px',
  background: vars.color.bg.paper,
  border: `1px solid ${vars.color.border.hairline}`,
  selectors: { [`${thumbnail}[aria-current] &`]: { outline: `2px solid ${vars.color.border.accent}` } },
});

export const outlineItem = rule({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s8,
  inlineSize: '100%',
  minBlockSize: '28px',
  padding: `${vars.space.s4} ${vars.space.s12}`,
  border: 0,
  borderInlineStart: '2px solid transparent',
  background: 'none',
  font: 'inherit',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.tight,
  textAlign: 'start',
  color: vars.color.text.secondary,
  cursor: 'pointer',
  ':hover': { background: vars.color.bg.hover },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  selectors: {
    '&[data-level="2"]': { paddingInlineStart: vars.space.s24 },
    '&[data-level="3"]': { paddingInlineStart: vars.space.s32 },
    '&[aria-current]': {
      background: vars.color.bg.selected,
      borderInlineStartColor: vars.color.border.accent,
      color: vars.color.text.accent,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': {
    // Forced colours paint transparent borders too: only the marked entry may have one.
    '(forced-colors: active)': {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight', color: 'Highlight' } },
    },
  },
});

export const outlinePage = rule({ fontVariantNumeric: 'tabular-nums' });

export const noOutline = rule({ padding: vars.space.s12, fontSize: vars.text.xs, color: vars.color.text.muted });

export const footer = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s16,
  minBlockSize: '40px',
  paddingInline: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  fontSize: vars.text.xs,
  color: vars.color.text.muted,
});
