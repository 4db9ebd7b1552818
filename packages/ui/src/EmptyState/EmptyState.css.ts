import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { card } from '../Card/Card.css.ts';
import { cardFrame, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { space, color } = vars;

/** In place of a list: a surface of its own, unless it stands on one. */
const framed = style(inUi({ ...cardFrame, padding: `${space.s32} ${space.s16}` }));
globalStyle(`:is(.${card}, [role='dialog'], table, [role='grid']) .${framed}`, inUi({ border: 0, background: 'none', boxShadow: 'none' }));

export const state = recipe({
  base: inUi({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space.s4, textAlign: 'center' }),
  variants: { size: { md: framed, sm: inUi({ padding: `${space.s16} ${space.s8}` }) } },
});
export const icon = style(inUi({ color: color.text.muted, marginBottom: space.s8 }));
export const title = style(inUi({ fontWeight: vars.weight.semibold, fontSize: vars.text.md, overflowWrap: 'anywhere' }));
export const text = style(inUi({ color: color.text.secondary, fontSize: vars.text.sm, maxWidth: '42em' }));
export const actions = style(inUi({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: space.s12, marginTop: space.s12 }));
