import { focusRing, vars } from '@chippage/ui/theme';
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
