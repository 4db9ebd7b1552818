import { focusRing, media, vars } from '@chippage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

// Rows reach the edges of the dialog, whose body has sides of its own.
export const editor = style(
  inFeatures({
    marginInline: `calc(-1 * ${space.s20})`,
    marginBlockEnd: `calc(-1 * ${space.s20})`,
    '@media': { '(min-width: 560px)': { marginInline: `calc(-1 * ${space.s32})`, marginBlockEnd: `calc(-1 * ${space.s32})` } },
  }),
);
export const tools = style(inFeatures({ display: 'flex', alignItems: 'center', gap: space.s8, padding: `${space.s4} ${space.s16} ${space.s12}` }));
export const help = style(inFeatures({ flex: '1 1 auto', color: color.text.secondary, fontSize: text.xs }));
export const rows = style(inFeatures({}));

export const row = style(
  inFeatures({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    paddingInline: `${space.s8} ${space.s4}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    background: color.bg.surface,
    selectors: {
      '&[data-moved]': { background: color.bg.selected, boxShadow: `inset 2px 0 ${color.border.accent}` },
      '&[data-dragging]': { background: color.bg.sunken },
      // The line that shows where a dragged row will stand.
      '&[data-drop]::after': { content: '""', position: 'absolute', insetInline: 0, borderBlockStart: `2px solid ${color.border.accent}` },
      '&[data-drop=before]::after': { insetBlockStart: '-1px' },
      '&[data-drop=after]::after': { insetBlockEnd: '-1px' },
    },
  }),
);

const square = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  borderRadius: vars.radius.control,
  color: color.text.secondary,
  ':hover': { background: color.bg.hover },
  ':focus-visible': { ...focusRing, outlineOffset: 0, boxShadow: 'none' },
  '@media': { '(pointer: coarse)': { width: '2.25rem', height: '2.5rem' } },
} as const;
export const grip = style(inFeatures({ ...square, cursor: 'grab', touchAction: 'none', ':active': { cursor: 'grabbing' } }));
export const rowButton = styleVariants({
  plain: inFeatures({ ...square, selectors: { '&[aria-disabled]': { color: color.text.disabled, cursor: 'default', background: 'transparent' } } }),
  danger: inFeatures({ ...square, color: color.text.danger }),
});

export const letter = style(inFeatures({ flex: 'none', marginInline: space.s8, '@media': { '(max-width: 399px)': { display: 'none' } } }));
const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const words = style(inFeatures({ flex: '1 1 auto', minWidth: 0 }));
export const name = style(inFeatures({ ...oneLine, fontSize: text.md, lineHeight: '1.25rem' }));
export const address = style(inFeatures({ ...oneLine, color: color.text.secondary, fontSize: text.xs, lineHeight: '1rem' }));

export const form = style(
  inFeatures({
    display: 'flex',
    flex: '1 1 auto',
    minWidth: 0,
    marginInline: `calc(-1 * ${space.s8}) calc(-1 * ${space.s4})`,
    padding: `${space.s12} ${space.s16}`,
    background: color.bg.sunken,
  }),
);
export const fields = style(
  inFeatures({
    display: 'grid',
    gap: space.s12,
    flex: '1 1 auto',
    minWidth: 0,
    alignItems: 'start',
    '@media': { [media.sm]: { gridTemplateColumns: '8.5rem minmax(0, 1fr)', columnGap: space.s8 } },
  }),
);
export const formButtons = style(inFeatures({ display: 'flex', gap: space.s8, gridColumn: '1 / -1' }));
export const optionName = style(inFeatures({ flex: '1 1 auto', minWidth: 0 }));
export const optionDetail = style(inFeatures({ color: color.text.secondary, fontSize: text.xs, overflowWrap: 'anywhere' }));

export const undo = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    padding: `${space.s4} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    background: color.info.soft,
    color: color.info.text,
    fontSize: text.sm,
  }),
);
export const foot = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    minHeight: '3rem',
    padding: `${space.s4} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
  }),
);
export const full = style(inFeatures({ color: color.text.secondary }));
export const count = style(inFeatures({ flex: 'none', color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }));
