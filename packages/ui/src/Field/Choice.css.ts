/** The look shared by check boxes and radios: a mark, its words, a count at the right. */
import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { focusRing, vars } from '../theme/contract.css.ts';

const { color, space, text, motion } = vars;

export const root = style(inUi({ display: 'flex', flexDirection: 'column', gap: space.s4, minWidth: 0 }));

export const row = style(
  inUi({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s8,
    cursor: 'pointer',
    minWidth: 0,
    selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: color.text.disabled } },
  }),
);

// The hidden input stays within its row: hung on something outside a box that scrolls, focus would not bring it into sight.
export const size = styleVariants({
  // 28 px rows, as in a column of facets.
  sm: inUi({ position: 'relative', padding: `${space.s4} 0`, minHeight: '1.75rem', fontSize: text.sm, lineHeight: '1.25rem' }),
  md: inUi({ position: 'relative', padding: `${space.s2} 0`, minHeight: vars.size.target, fontSize: text.md, lineHeight: '1.25rem' }),
});

export const mark = style(
  inUi({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: '1rem',
    height: '1rem',
    // Centred on the first line of the words.
    marginBlockStart: '0.125rem',
    border: `1px solid ${color.border.control}`,
    background: color.bg.surface,
    color: color.text.onSolid,
    transition: `background-color ${motion.state} ${motion.ease}, border-color ${motion.state} ${motion.ease}`,
    selectors: {
      '[data-hovered] > &': { borderColor: color.text.default },
      '[data-selected] > &, [data-indeterminate] > &': { background: color.accent.solid, borderColor: color.accent.solid },
      '[data-selected][data-hovered] > &, [data-indeterminate][data-hovered] > &': {
        background: color.accent.solidHover,
        borderColor: color.accent.solidHover,
      },
      '[data-invalid] > &': { borderColor: color.border.danger },
      '[data-disabled] > &': { borderColor: color.border.hairline, background: color.bg.sunken, color: color.text.disabled },
      '[data-focus-visible] > &': focusRing,
    },
  }),
);

export const shape = styleVariants({ check: inUi({ borderRadius: '2px' }), radio: inUi({ borderRadius: vars.radius.full }) });

/** Drawn while selected; forced colours keep it because it is a border, not a background. */
export const dot = style(inUi({ width: 0, height: 0, border: '3px solid currentColor', borderRadius: vars.radius.full }));

export const words = style(inUi({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));

export const count = style(
  inUi({ flex: 'none', color: color.text.muted, fontSize: text.xs, lineHeight: '1.25rem', fontVariantNumeric: 'tabular-nums', textAlign: 'end' }),
);

/** Description and error stand under the words, not under the mark. */
export const below = style(
  inUi({ paddingInlineStart: `calc(1rem + ${space.s8})`, paddingBlockEnd: space.s4, fontSize: text.xs, lineHeight: '1rem', color: color.text.muted }),
);

export const group = style(inUi({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const groupLabel = style(inUi({ marginBlockEnd: space.s8, fontSize: text.sm, lineHeight: '1.25rem', fontWeight: vars.weight.medium }));
export const groupMessage = style(inUi({ marginBlockStart: space.s8 }));

export const flow = styleVariants({
  vertical: inUi({ display: 'flex', flexDirection: 'column' }),
  horizontal: inUi({ display: 'flex', flexWrap: 'wrap', columnGap: space.s24 }),
});
