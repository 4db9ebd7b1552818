import { focusRing, layers, media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const bar = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s16, minBlockSize: '48px', fontSize: vars.text.sm }),
);
export const tools = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8, marginInlineStart: 'auto', '@media': { print: { display: 'none' } } }),
);
export const top = style(inFeatures({ minBlockSize: '32px', marginBlockEnd: vars.space.s8, '@media': { print: { display: 'none' } } }));
export const add = style(inFeatures({ maxInlineSize: '26rem' }));
export const full = style(inFeatures({ margin: 0, fontSize: vars.text.sm, color: vars.color.text.secondary }));
export const optionName = style(inFeatures({ fontFamily: vars.font.mono }));
export const gone = style(inFeatures({ margin: `0 0 ${vars.space.s12}`, fontSize: vars.text.sm, color: vars.color.text.warn }));
/** On a phone the mark stands under a long name, so that two parts have room beside it. */
export const fact = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.s2} ${vars.space.s12}`,
    minInlineSize: '88px',
    '@media': { [media.md]: { minInlineSize: 'max-content' } },
  }),
);
export const part = style(
  inFeatures({
    position: 'relative',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s8} ${vars.space.s12}`,
    minInlineSize: '96px',
    selectors: {
      '&[data-dragging]': { opacity: 0.6 },
      // The line that shows where a dragged column will stand.
      '&[data-drop]::after': { content: '""', position: 'absolute', insetBlock: 0, borderInlineStart: `2px solid ${vars.color.border.accent}` },
      '&[data-drop=before]::after': { insetInlineStart: '-6px' },
      '&[data-drop=after]::after': { insetInlineEnd: '-6px' },
    },
    '@media': { [media.md]: { minInlineSize: '120px' } },
  }),
);
export const moves = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', '@media': { print: { display: 'none' } } }));
export const remove = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: vars.radius.control,
    color: vars.color.text.secondary,
    ':hover': { background: vars.color.bg.hover },
    ':focus-visible': { ...focusRing, outlineOffset: 0, boxShadow: 'none' },
    '@media': { '(pointer: coarse)': { inlineSize: '2.25rem', blockSize: '2.5rem' } },
  }),
);
export const outside = style(inFeatures({ color: vars.color.text.link, overflowWrap: 'anywhere' }));
/** The way to a sheet, and below it what is to be said of where it lies. */
export const sheetCell = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space.s2} ${vars.space.s8}` }));
export const unit = style(inFeatures({ color: vars.color.text.muted, whiteSpace: 'nowrap' }));
export const noStock = style(inFeatures({ color: vars.color.text.warn }));
export const faint = style(inFeatures({ color: vars.color.text.muted }));
export const differs = style(inFeatures({ fontWeight: vars.weight.semibold }));
export const piece = style(inFeatures({ display: 'inline-block', maxInlineSize: '100%' }));

const PAGE = 'cp-compare';
// Six columns and their names need the long side of the sheet; other pages of the site are printed as ever.
const sheet = { size: 'A4 landscape', margin: '10mm' };
globalStyle(`@page ${PAGE}`, { '@layer': { [layers.features]: sheet } });
export const paper = style(inFeatures({}));
globalStyle(`body:has(${paper})`, inFeatures({ '@media': { print: { page: PAGE } } }));
globalStyle(`${paper} :is(td, th)`, inFeatures({ '@media': { print: { position: 'static', minWidth: 0, paddingBlock: '2px' } } }));
