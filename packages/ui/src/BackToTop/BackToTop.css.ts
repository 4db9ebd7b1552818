import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

/** Above the notifications of the browser's own bars; a site that has a side menu there moves it by these two. */
export const place = style(
  inUi({
    position: 'fixed',
    zIndex: vars.z.side,
    insetInlineEnd: `calc(${vars.space.s16} + var(--cp-back-to-top-inline, 0px) + env(safe-area-inset-right, 0px))`,
    insetBlockEnd: `calc(${vars.space.s16} + var(--cp-back-to-top-block, 0px) + env(safe-area-inset-bottom, 0px))`,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.s1,
    '@media': { print: { display: 'none' } },
  }),
);
