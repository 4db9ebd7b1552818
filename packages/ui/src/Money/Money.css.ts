import { vars } from '../theme/contract.css.ts';
import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';

const { color, weight, text, leading } = vars;

export const amount = style(inUi({ display: 'inline-block', fontVariantNumeric: 'tabular-nums' }));
/** An amount in digits is one word: what stands around it gives it a line of its own. */
export const digits = style(inUi({ whiteSpace: 'nowrap' }));
export const capitals = style(inUi({ overflowWrap: 'anywhere' }));
export const tone = styleVariants({
  plain: inUi({}),
  strong: inUi({ fontWeight: weight.semibold }),
  money: inUi({ color: color.text.money, fontWeight: weight.semibold }),
  total: inUi({ color: color.text.money, fontSize: text.x2, fontWeight: weight.semibold, lineHeight: leading.text }),
});
export const unknown = style(inUi({ color: color.text.muted }));
