import { style, styleVariants } from '@vanilla-extract/css';
import { cardFrame, focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;

const listBase = inUi({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: vars.radius.control,
  selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing },
});
export const list = styleVariants({ rows: [listBase], cards: [listBase, inUi({ gap: space.s16 })] });

// What is said of a file may be longer than a phone is wide: then the buttons stand below it.
const itemBase = inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', fontSize: text.sm });
export const item = styleVariants({
  rows: [
    itemBase,
    inUi({ gap: `${space.s4} ${space.s12}`, minHeight: '3.5rem', padding: `${space.s8} 0`, borderBlockEnd: `1px solid ${color.border.hairline}` }),
  ],
  cards: [
    itemBase,
    inUi({
      gap: `${space.s12} ${space.s12}`,
      padding: space.s16,
      ...cardFrame,
    }),
  ],
});
const nameBase = inUi({
  display: 'inline',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.control,
  selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': { ...focusRing, boxShadow: 'none' } },
});
export const name = styleVariants({
  rows: [nameBase, inUi({ fontSize: text.sm, fontWeight: vars.weight.regular })],
  cards: [nameBase, inUi({ fontSize: text.md, fontWeight: vars.weight.semibold })],
});
const wordsBase = inUi({ display: 'grid', justifyItems: 'start', gap: space.s4, minWidth: 0, overflowWrap: 'anywhere' });
export const words = styleVariants({ rows: [wordsBase, inUi({ flex: '1 1 11rem' })], cards: [wordsBase, inUi({ flex: '1 1 14rem' })] });
export const detail = style(inUi({ marginInlineStart: space.s4, color: color.text.secondary, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' }));
export const quiet = style(inUi({ color: color.text.secondary, fontSize: text.xs }));
const state = inUi({ display: 'inline-flex', gap: space.s4, alignItems: 'center', fontSize: text.xs });
export const ok = style([state, inUi({ color: color.text.ok })]);
export const wrong = style([state, inUi({ color: color.text.danger })]);
export const end = style(inUi({ display: 'flex', gap: space.s4, alignItems: 'center' }));
export const more = style(inUi({ flex: '1 1 100%', display: 'grid', gap: space.s16, minWidth: 0, selectors: { '&:empty': { display: 'none' } } }));
