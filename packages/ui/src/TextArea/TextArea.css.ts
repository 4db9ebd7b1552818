import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

/** Grows and shrinks by its corner, downwards only: sideways it would leave its column. */
export const area = style(
  inUi({
    display: 'block',
    minBlockSize: '2.5rem',
    padding: `${vars.space.s8} ${vars.space.s12}`,
    lineHeight: vars.leading.text,
    resize: 'vertical',
    overflowWrap: 'anywhere',
  }),
);
export const code = style(inUi({ fontFamily: vars.font.mono, fontSize: vars.text.sm, tabSize: 2 }));
export const count = style(inUi({ flex: 'none', fontVariantNumeric: 'tabular-nums' }));
export const over = style(inUi({ color: vars.color.text.danger }));
