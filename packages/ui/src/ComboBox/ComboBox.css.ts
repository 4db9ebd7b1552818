import { style } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { vars } from '../theme/contract.css.ts';

/** As wide as the control, and not much wider, so that the eye finds the options under the text. */
export const popover = style(inUi({ width: 'var(--trigger-width)', minWidth: `min(20rem, 100vw - 2 * ${vars.space.s8})`, maxWidth: 'none' }));

/** Takes no room while there is nothing to clear. */
export const noClear = style(inUi({ visibility: 'hidden' }));
