import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;
const forced = '(forced-colors: active)';

export const chart = style(inUi({ display: 'grid', gap: space.s12, minWidth: 0, margin: 0 }));
export const caption = style(inUi({ margin: 0, fontSize: text.md, fontWeight: vars.weight.semibold, lineHeight: vars.leading.text }));
export const summary = style(inUi({ margin: 0, marginBlockStart: space.s4, color: color.text.secondary, fontSize: text.sm }));
export const fills = style(inUi({ position: 'absolute' }));
export const empty = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    minHeight: '12rem',
    padding: space.s16,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
  }),
);

// Each keeps 3:1 on every surface (contrastPairs). Copper is for money, red for what is wrong: neither is here.
const ink = (value: string) => inUi({ color: value, '@media': { [forced]: { color: 'CanvasText' } } });
export const series = styleVariants({ 0: ink(color.accent.solid), 1: ink(color.info.solid), 2: ink(color.warn.solid), 3: ink(color.text.secondary) });

export const legend = style(
  inUi({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}`, margin: 0, padding: 0, listStyle: 'none', fontSize: text.sm }),
);
export const legendItem = style(inUi({ display: 'inline-flex', alignItems: 'center', gap: space.s8, minWidth: 0, overflowWrap: 'anywhere' }));
export const sign = style(inUi({ flex: 'none', overflow: 'visible' }));

export const frame = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: space.s8,
    rowGap: space.s8,
    paddingBlockStart: space.s8,
    fontSize: text.xs,
    lineHeight: '1rem',
    fontVariantNumeric: 'tabular-nums',
    color: color.text.muted,
  }),
);
// All in one cell: the widest of them gives the column its width.
export const scale = style(inUi({ display: 'grid', height: '15rem', textAlign: 'end' }));
export const tick = style(inUi({ gridArea: '1 / 1', alignSelf: 'start', position: 'relative', translate: '0 -50%', whiteSpace: 'nowrap' }));
export const plot = style(inUi({ position: 'relative', height: '15rem', touchAction: 'pan-y' }));
export const picture = style(inUi({ display: 'block', width: '100%', height: '100%', overflow: 'visible', pointerEvents: 'none' }));
export const labels = style(inUi({ gridColumn: 2, position: 'relative', height: '1rem' }));
export const label = style(
  inUi({
    position: 'absolute',
    translate: '-50%',
    maxWidth: '6rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Every other one where they would run into each other.
    selectors: { '&[data-minor]': { '@media': { '(max-width: 40rem)': { display: 'none' } } } },
  }),
);

export const grid = style(inUi({ stroke: color.border.hairline, '@media': { [forced]: { stroke: 'GrayText' } } }));
export const zero = style(inUi({ stroke: color.border.control }));
export const cursorLine = style(inUi({ stroke: color.border.control, '@media': { [forced]: { stroke: 'Highlight' } } }));
export const line = style(inUi({ fill: 'none', stroke: 'currentColor', strokeWidth: '2px', strokeLinejoin: 'round' }));
// The rim keeps signs apart where lines cross.
export const marker = style(inUi({ fill: 'currentColor', stroke: color.bg.surface, strokeWidth: '1px', '@media': { [forced]: { stroke: 'Canvas' } } }));
export const outlined = style(inUi({ stroke: 'currentColor', strokeWidth: '1px' }));
export const inked = style(inUi({ fill: 'currentColor' }));
export const stroked = style(inUi({ fill: 'none', stroke: 'currentColor' }));
export const paper = style(inUi({ fill: color.bg.surface, '@media': { [forced]: { fill: 'Canvas' } } }));

/** Covers the plot, unseen but for its focus ring; the plot itself takes the pointer's events. */
export const cursor = style(
  inUi({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    appearance: 'none',
    background: 'transparent',
    pointerEvents: 'none',
    borderRadius: vars.radius.control,
    ':focus-visible': focusRing,
    selectors: {
      '&::-webkit-slider-thumb': { appearance: 'none', width: 0, height: 0 },
      '&::-moz-range-thumb': { width: 0, height: 0, border: 0, background: 'transparent' },
      '&::-moz-range-track': { background: 'transparent' },
      '&::-webkit-slider-runnable-track': { background: 'transparent' },
    },
  }),
);

export const reading = style(
  inUi({
    position: 'absolute',
    insetBlockStart: space.s8,
    zIndex: 1,
    display: 'grid',
    gap: space.s4,
    width: 'max-content',
    maxWidth: 'min(16rem, 60%)',
    marginInline: space.s12,
    padding: `${space.s8} ${space.s12}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.default,
    boxShadow: vars.shadow.s1,
    pointerEvents: 'none',
  }),
);
export const readingHead = style(inUi({ margin: 0, color: color.text.secondary, overflowWrap: 'anywhere' }));
export const readingRow = style(inUi({ display: 'flex', alignItems: 'center', gap: space.s8, margin: 0 }));
export const readingName = style(inUi({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));
export const readingValue = style(inUi({ flex: 'none', fontWeight: vars.weight.medium }));

export const tableScroll = style(
  inUi({
    maxHeight: '20rem',
    marginBlockStart: space.s8,
    overflow: 'auto',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    ':focus-visible': focusRing,
    '@media': { print: { maxHeight: 'none' } },
  }),
);
export const table = style(inUi({ width: '100%', borderCollapse: 'collapse', fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
globalStyle(
  `${table} :is(th, td)`,
  inUi({
    padding: `${space.s4} ${space.s12}`,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    textAlign: 'end',
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
  }),
);
globalStyle(`${table} :is(th, td):first-child`, inUi({ textAlign: 'start' }));
globalStyle(`${table} thead th`, inUi({ background: color.bg.sunken, color: color.text.secondary }));
globalStyle(`${table} tbody tr:last-child > *`, inUi({ borderBlockEnd: 0 }));
export const unknown = style(inUi({ color: color.text.muted }));
