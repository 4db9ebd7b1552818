import { style } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';

/** Heard, never seen, and never part of the layout. */
export const regions = style(
  inUi({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
