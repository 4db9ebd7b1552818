import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

export const note = style(inUi({ flex: 'none', color: vars.color.warn.text }));
