import { vars } from '../theme/contract.css.ts';
import { style } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;

export const field = style(inUi({ display: 'grid', gap: space.s8 }));
export const input = style(inUi({ width: '9.5rem' }));
export const problem = style(
  inUi({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s8}`, alignItems: 'center', color: color.text.danger, fontSize: text.sm }),
);
export const words = style(inUi({ display: 'inline-flex', gap: space.s4, alignItems: 'center' }));
export const adjusted = style(inUi({ color: color.text.secondary, fontSize: text.sm }));
