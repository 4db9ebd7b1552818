import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;

export const list = style(inUi({ margin: 0, padding: 0, listStyle: 'none', borderInlineStart: `1px solid ${color.border.hairline}` }));

const base = inUi({
  display: 'block',
  minHeight: vars.size.target,
  marginInlineStart: '-1px',
  paddingBlock: space.s4,
  borderInlineStart: '2px solid transparent',
  color: color.text.secondary,
  fontSize: text.sm,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: color.text.default, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
    '&[aria-current]': { borderInlineStartColor: color.accent.solid, color: color.text.accent, fontWeight: vars.weight.medium },
  },
  // A transparent border is painted there, and would mark every line.
  '@media': { '(forced-colors: active)': { selectors: { '&:not([aria-current])': { borderInlineStartColor: 'Canvas' } } } },
});
export const anchor = styleVariants({ 1: [base, inUi({ paddingInlineStart: space.s12 })], 2: [base, inUi({ paddingInlineStart: space.s24 })] });
