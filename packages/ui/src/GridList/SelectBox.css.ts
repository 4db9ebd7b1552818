import { style } from '@vanilla-extract/css';
import { rowTarget } from '../rows/rowRules.ts';
import { inUi } from '../theme/inUi.ts';

export const box = style(
  inUi({
    ...rowTarget,
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  }),
);
export const mark = style(inUi({ marginBlockStart: 0 }));
