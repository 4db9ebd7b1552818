import { style } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { focusRing, vars } from '../theme/contract.css.ts';

const { color, space, motion } = vars;

export const chips = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));

export const chip = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2rem',
    padding: `0 ${space.s12}`,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.default,
    fontSize: vars.text.md,
    lineHeight: '1.25rem',
    cursor: 'pointer',
    transition: `background-color ${motion.state} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { background: color.bg.hover },
      '&[data-invalid]': { borderColor: color.border.danger },
      '&[data-selected]': { borderColor: color.border.accent, background: color.bg.selected, color: color.text.accent, fontWeight: vars.weight.medium },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { borderColor: color.border.hairline, color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { borderWidth: '3px', borderColor: 'Highlight' } } } },
  }),
);
