import { vars } from '@chippage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, weight, text, leading } = vars;

export const amount = style(inFeatures({ display: 'inline-block', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }));
export const tone = styleVariants({
  plain: inFeatures({}),
  strong: inFeatures({ fontWeight: weight.semibold }),
  money: inFeatures({ color: color.text.money, fontWeight: weight.semibold }),
  total: inFeatures({ color: color.text.money, fontSize: text.x2, fontWeight: weight.semibold, lineHeight: leading.text }),
});
export const unknown = style(inFeatures({ color: color.text.muted }));
