import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

export const range = style(inUi({ display: 'grid', gap: vars.space.s8, minWidth: 0 }));
export const ends = style(
  inUi({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', alignItems: 'center', gap: vars.space.s8, color: vars.color.text.muted }),
);
export const unit = style(inUi({ paddingInlineEnd: vars.space.s8, fontSize: vars.text.xs, color: vars.color.text.muted }));
export const error = style(inUi({ margin: 0 }));
