import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

export const region = style(inUi({ color: vars.color.text.muted, fontSize: vars.text.xs, overflowWrap: 'anywhere' }));
