import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, layers, media, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space } = vars;
const hairline = `1px solid ${color.border.hairline}`;

export const region = recipe({
  base: inUi({
    position: 'relative',
    minWidth: 0,
    overflowX: 'auto',
    // What has focus must not lie under the sticky head.
    scrollPaddingBlockStart: '3rem',
    selectors: {
      // Measured and it fits: without a scroller of its own the head sticks to the page.
      '&[data-fits]': { overflow: 'visible' },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    },
    '@media': { print: { overflow: 'visible', maxHeight: 'none' } },
  }),
  // What happens inside a scroller of its own is laid out without the page.
  variants: { isTall: { true: inUi({ overflowY: 'auto', maxHeight: 'var(--cp-table-height)', overscrollBehavior: 'contain', contain: 'content' }) } },
});

export const table = recipe({
  base: inUi({
    width: '100%',
    fontSize: vars.text.sm,
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
    background: color.bg.surface,
  }),
  variants: { isFixed: { true: inUi({ tableLayout: 'fixed' }) } },
});

export const caption = style(inUi({ padding: `${space.s12} ${space.s16}`, textAlign: 'start', fontSize: vars.text.md, fontWeight: vars.weight.semibold }));

export const row = style(
  inUi({
    background: color.bg.surface,
    selectors: {
      'tbody > &:hover': { background: color.bg.hover },
      '&[aria-current]': { background: color.bg.selected },
      'tbody > &[aria-current]:hover': { background: color.bg.selected },
    },
    '@media': { print: { breakInside: 'avoid' } },
  }),
);
export const headRow = style(inUi({ background: color.bg.sunken }));
export const spacer = style(inUi({ padding: 0, border: 0 }));

export const cell = recipe({
  base: inUi({
    height: vars.size.row,
    padding: `${space.s2} ${space.s8}`,
    borderBottom: hairline,
    background: 'inherit',
    textAlign: 'start',
    fontWeight: vars.weight.regular,
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    selectors: {
      'tbody:last-child > tr:last-child > &': { borderBottom: 0 },
      'thead &': {
        height: '2.25rem',
        position: 'sticky',
        insetBlockStart: 'var(--cp-table-top, 0)',
        zIndex: 2,
        color: color.text.secondary,
        fontSize: vars.text.xs,
        lineHeight: '1rem',
        whiteSpace: 'nowrap',
      },
      // The bar marks the current row beside its tint, for eyes that do not see the tint.
      '[aria-current] > &:first-child': { boxShadow: `inset 2px 0 ${color.border.accent}` },
      '&:first-child': { paddingInlineStart: space.s16 },
      '&:last-child': { paddingInlineEnd: space.s16 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[aria-current] > &:first-child': { borderInlineStart: '4px solid Highlight', paddingInlineStart: space.s12 } },
      },
    },
  }),
  variants: {
    align: {
      start: {},
      center: inUi({ textAlign: 'center' }),
      end: inUi({ textAlign: 'end', fontFamily: vars.font.mono, selectors: { 'thead &': { fontFamily: vars.font.sans } } }),
    },
    pin: {
      start: inUi({ position: 'sticky', insetInlineStart: 'var(--cp-pin, 0)', zIndex: 1, selectors: { 'thead &': { zIndex: 3 } } }),
      // On a phone it would lie over most of the column before it.
      end: inUi({
        '@media': { [media.md]: { position: 'sticky', insetInlineEnd: 'var(--cp-pin, 0)', zIndex: 1, selectors: { 'thead &': { zIndex: 3 } } } },
      }),
    },
    isEdge: { true: {} },
    isApart: { true: inUi({ paddingInlineStart: space.s24 }) },
    // Without a least width, long words would be broken into syllables where the table is wider than its place.
    isWrapping: { true: inUi({ minWidth: '6em', whiteSpace: 'normal', overflowWrap: 'anywhere' }) },
  },
  compoundVariants: [
    { variants: { pin: 'start', isEdge: true }, style: inUi({ borderInlineEnd: hairline }) },
    { variants: { pin: 'end', isEdge: true }, style: inUi({ borderInlineStart: hairline }) },
  ],
});

export const sortButton = recipe({
  base: inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s4,
    minHeight: '1.5rem',
    borderRadius: vars.radius.control,
    textAlign: 'inherit',
    selectors: { '&:hover': { color: color.text.default }, '&:focus-visible': focusRing },
  }),
  variants: {
    // The mark stands towards the middle of the table, so that numbers and their head end on one line.
    isEnd: { true: inUi({ flexDirection: 'row-reverse' }) },
    isOn: {
      true: {},
      false: inUi({
        selectors: {
          // Shown on hover and focus only; aria-sort on the head tells how it is sorted.
          '&::after': { content: '"↑" / ""', width: '14px', textAlign: 'center', opacity: 0 },
          '&:is(:hover, :focus-visible)::after': { opacity: 0.6 },
        },
      }),
    },
  },
});
export const sortIcon = style(inUi({ display: 'flex', flex: 'none', color: color.text.accent }));
export const unit = style(inUi({ display: 'block', color: color.text.muted, fontWeight: vars.weight.regular }));
/** The box before a row, in the look of `CheckboxField`, drawn by the input itself. */
export const choice = style(
  inUi({
    appearance: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    margin: 0,
    verticalAlign: 'middle',
    borderRadius: '2px',
    cursor: 'pointer',
    selectors: {
      '&::before': {
        content: '""',
        gridArea: '1 / 1',
        boxSizing: 'border-box',
        width: '16px',
        height: '16px',
        border: `1px solid ${color.border.control}`,
        borderRadius: '2px',
        background: color.bg.surface,
      },
      '&:hover::before': { borderColor: color.text.default },
      '&:checked::before': { background: color.accent.solid, borderColor: color.accent.solid },
      '&:checked::after': {
        content: '""',
        gridArea: '1 / 1',
        boxSizing: 'border-box',
        width: '6px',
        height: '11px',
        marginBlockEnd: '3px',
        border: `solid ${color.text.onSolid}`,
        borderWidth: '0 1.5px 1.5px 0',
        rotate: '45deg',
      },
      '&:indeterminate::before': { background: color.accent.solid, borderColor: color.accent.solid },
      '&:indeterminate::after': { content: '""', gridArea: '1 / 1', width: '8px', borderBlockStart: `2px solid ${color.text.onSolid}` },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto', selectors: { '&::before, &::after': { content: 'none' } } } },
  }),
);
export const whole = style(inUi({ padding: 0, textAlign: 'start', whiteSpace: 'normal' }));
export const foot = style(inUi({ padding: `${space.s8} ${space.s16}`, borderTop: hairline }));

// Links and buttons of a row that is scrolled to stay clear of the sticky head of a table that scrolls with the page.
globalStyle(`${region.classNames.base} tbody :is(a, button, input)`, { '@layer': { [layers.ui]: { scrollMarginBlock: '3.5rem' } } });

export const boneEnd = recipe({
  base: inUi({ display: 'flex' }),
  variants: { align: { start: {}, center: inUi({ justifyContent: 'center' }), end: inUi({ justifyContent: 'flex-end' }) } },
});
