import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

export const root = style(inUi({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s4, maxWidth: '100%', verticalAlign: 'bottom' }));

export const mpn = style(inUi({ minWidth: 0, maxWidth: '100%', fontFamily: vars.font.mono, whiteSpace: 'nowrap', textAutospace: 'no-autospace' }));
export const besideButton = style([mpn, inUi({ maxWidth: 'calc(100% - 1.75rem)' })]);

// An inline block, not a flex item: a selection copies as one word. The six signs of the tail are 6ch in mono;
// half a pixel more, or a rounding would put an ellipsis where everything fits.
export const head = style(
  inUi({ display: 'inline-block', maxWidth: 'calc(100% - 6ch + 0.5px)', overflow: 'hidden', textOverflow: 'ellipsis', verticalAlign: 'bottom' }),
);
