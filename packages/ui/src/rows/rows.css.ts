import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';
import { insideRing } from './rowRules.ts';

/** A list whose rows take focus; the ring of the list itself is drawn inside it. */
export const list = style(inUi({ display: 'block', minWidth: 0, outline: 'none', selectors: { '&:focus-visible': { ...insideRing, boxShadow: 'none' } } }));

/** The words of a row, which take the room that is left. */
export const words = style(inUi({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));

/** The buttons at the end of a row. */
export const actions = style(inUi({ display: 'flex', flex: 'none', alignItems: 'center', gap: vars.space.s4 }));
