import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

export const value = style(inUi({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }));
export const unit = style(inUi({ color: vars.color.text.secondary }));
export const unknown = style(inUi({ color: vars.color.text.muted }));
