import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, layers, vars } from '../theme/contract.css.ts';
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
  variants: { isTall: { true: inUi({ overflowY: 'auto', maxHeight: 'var(--cp-table-height)', overscrollBehavior: 'contain' }) } },
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
    '@media': { '(forced-colors: active)': { selectors: { '[aria-current] > &:first-child': { borderInlineStart: '4px solid Highlight' } } } },
  }),
  variants: {
    align: {
      start: {},
      center: inUi({ textAlign: 'center' }),
      end: inUi({ textAlign: 'end', fontFamily: vars.font.mono, selectors: { 'thead &': { fontFamily: vars.font.sans } } }),
    },
    pin: {
      start: inUi({ position: 'sticky', insetInlineStart: 'var(--cp-pin, 0)', zIndex: 1, selectors: { 'thead &': { zIndex: 3 } } }),
      end: inUi({ position: 'sticky', insetInlineEnd: 'var(--cp-pin, 0)', zIndex: 1, selectors: { 'thead &': { zIndex: 3 } } }),
    },
    isEdge: { true: {} },
    isWrapping: { true: inUi({ whiteSpace: 'normal', overflowWrap: 'anywhere' }) },
  },
  compoundVariants: [
    { variants: { pin: 'start', isEdge: true }, style: inUi({ borderInlineEnd: hairline }) },
    { variants: { pin: 'end', isEdge: true }, style: inUi({ borderInlineStart: hairline }) },
  ],
});

export const sortButton = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s4,
    minHeight: '1.5rem',
    borderRadius: vars.radius.control,
    textAlign: 'inherit',
    selectors: { '&:hover': { color: color.text.default }, '&:focus-visible': focusRing },
  }),
);
export const sortIcon = recipe({
  base: inUi({ flex: 'none' }),
  variants: {
    isOn: {
      true: inUi({ color: color.text.accent }),
      false: inUi({ opacity: 0, selectors: { 'button:hover > &, button:focus-visible > &': { opacity: 0.6 } } }),
    },
  },
});
export const unit = style(inUi({ display: 'block', color: color.text.muted, fontWeight: vars.weight.regular }));
export const whole = style(inUi({ padding: 0, textAlign: 'start', whiteSpace: 'normal' }));
export const foot = style(inUi({ padding: `${space.s8} ${space.s16}`, borderTop: hairline }));

// Links and buttons of a row that is scrolled to stay clear of the sticky head of a table that scrolls with the page.
globalStyle(`${region.classNames.base} tbody :is(a, button, input)`, { '@layer': { [layers.ui]: { scrollMarginBlock: '3.5rem' } } });

export const boneEnd = recipe({
  base: inUi({ display: 'flex' }),
  variants: { align: { start: {}, center: inUi({ justifyContent: 'center' }), end: inUi({ justifyContent: 'flex-end' }) } },
});
