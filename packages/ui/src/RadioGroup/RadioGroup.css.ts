import { style } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { focusRing, vars } from '../theme/contract.css.ts';

const { color, space, motion } = vars;

export const chips = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));

export const chip = style(
  inUi({
    // As in Choice.css.ts: its hidden input stays with it.
    position: 'relative',
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

export const cards = style(inUi({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))', gap: space.s12 }));

export const rows = style(inUi({ display: 'grid' }));

export const card = style(
  inUi({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space.s4,
    minWidth: 0,
    padding: space.s12,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
    transition: `border-color ${motion.state} ${motion.ease}`,
    selectors: {
      '&:has([data-hovered])': { borderColor: color.text.default },
      '&:has([data-selected])': { borderColor: color.border.accent, background: color.bg.selected, boxShadow: `inset 0 0 0 1px ${color.border.accent}` },
      '&:has([data-disabled])': { borderColor: color.border.hairline, background: color.bg.sunken },
      [`${rows} > &`]: { padding: `${space.s12} ${space.s16}`, borderWidth: '0 0 1px', borderColor: color.border.hairline, borderRadius: 0 },
      [`${rows} > &:has([data-selected])`]: { boxShadow: `inset 3px 0 0 ${color.border.accent}` },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&:has([data-selected])': { borderWidth: '3px', borderColor: 'Highlight' } } } },
  }),
);

// The whole card chooses; what acts on its own stands above it.
export const cardRow = style(
  inUi({
    minHeight: vars.size.target,
    padding: `${space.s2} 0`,
    fontSize: vars.text.md,
    lineHeight: '1.25rem',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  }),
);
export const cardText = style(
  inUi({ paddingInlineStart: space.s24, color: color.text.secondary, fontSize: vars.text.sm, lineHeight: '1.25rem', overflowWrap: 'anywhere' }),
);
export const cardAction = style(
  inUi({
    position: 'relative',
    alignSelf: 'flex-start',
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s8,
    marginBlockStart: 'auto',
    paddingInlineStart: space.s12,
  }),
);
