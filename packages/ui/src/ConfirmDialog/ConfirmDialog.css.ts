import { globalStyle, style } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space, text } = vars;

/** A question stays small on any screen. The doubled selector wins over the frame it is built on. */
export const scrim = style(inUi({ selectors: { '&&': { alignItems: 'center', padding: space.s16 } } }));
export const box = style(inUi({ selectors: { '&&': { maxWidth: '420px', borderRadius: vars.radius.card, boxShadow: vars.shadow.s2 } } }));

export const dialog = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: space.s12,
    rowGap: space.s24,
    padding: space.s24,
    outline: 'none',
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  }),
);

export const danger = style(inUi({ color: color.danger.text }));
export const accent = style(inUi({ color: color.text.accent }));
export const words = style(inUi({ display: 'flex', flexDirection: 'column', gap: space.s8, minWidth: 0, overflowWrap: 'anywhere' }));
export const title = style(inUi({ fontSize: text.xl, lineHeight: '1.5rem', fontWeight: vars.weight.semibold }));
export const question = style(inUi({ color: color.text.secondary, fontSize: text.md }));
// A field or what went wrong may follow the words.
globalStyle(`${question} > * + *`, inUi({ marginTop: space.s12 }));
export const actions = style(inUi({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s12 }));
