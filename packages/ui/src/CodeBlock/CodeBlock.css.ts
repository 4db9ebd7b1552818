import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;

export const block = style(
  inUi({
    minWidth: 0,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: color.bg.sunken,
    lineHeight: vars.leading.text,
  }),
);
export const head = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minHeight: vars.size.controlSm,
    padding: `${space.s4} ${space.s8} ${space.s4} ${space.s16}`,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
  }),
);
export const label = style(inUi({ flex: '1 1 auto', minWidth: 0, color: color.text.default, overflowWrap: 'anywhere' }));
export const language = style(inUi({ flex: 'none', color: color.text.muted, fontSize: text.xs }));

export const code = recipe({
  base: inUi({
    margin: 0,
    padding: space.s16,
    borderRadius: vars.radius.card,
    color: color.text.default,
    fontFamily: vars.font.mono,
    fontSize: text.sm,
    tabSize: 4,
    textAutospace: 'no-autospace',
    ':focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
  }),
  variants: {
    isWrapped: {
      true: inUi({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
      false: inUi({ whiteSpace: 'pre', overflowX: 'auto', '@media': { print: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } }),
    },
  },
});

/** A line with its number before it: drawn, so that it is neither selected nor read out. */
export const line = style(
  inUi({
    display: 'block',
    position: 'relative',
    paddingInlineStart: 'calc(var(--cp-code-digits) * 1ch + 1.5rem)',
    counterIncrement: 'cp-code-line',
    '::before': {
      content: 'counter(cp-code-line)',
      position: 'absolute',
      insetInlineStart: 0,
      width: 'calc(var(--cp-code-digits) * 1ch)',
      color: color.text.muted,
      textAlign: 'end',
    },
    '@supports': { '(content: "a" / "b")': { '::before': { content: 'counter(cp-code-line) / ""' } } },
  }),
);
export const numbered = style(inUi({ display: 'block', counterReset: 'cp-code-line' }));
