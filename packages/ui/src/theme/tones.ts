import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inUi } from './inUi.ts';

const { color } = vars;

/** The soft ground of what is said in a tone, and the border round it. */
export const toneGrounds = {
  info: inUi({ background: color.info.soft, borderColor: color.info.hair }),
  ok: inUi({ background: color.ok.soft, borderColor: color.ok.hair }),
  warn: inUi({ background: color.warn.soft, borderColor: color.warn.hair }),
  danger: inUi({ background: color.danger.soft, borderColor: color.danger.hair }),
} satisfies Record<string, StyleRule>;

/** The colour of an icon, or of words, in a tone. */
export const toneTexts = {
  info: inUi({ color: color.info.text }),
  ok: inUi({ color: color.ok.text }),
  warn: inUi({ color: color.warn.text }),
  danger: inUi({ color: color.danger.text }),
} satisfies Record<string, StyleRule>;
