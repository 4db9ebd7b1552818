import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const table = style(inFeatures({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.sm }));
export const caption = style(inFeatures({ textAlign: 'start', fontSize: text.xs, color: color.text.secondary, paddingBlockEnd: space.s4 }));
const plain = {
  paddingBlock: space.s4,
  paddingInline: `0 ${space.s12}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBlockEnd: `1px solid ${color.border.hairline}`,
} as const;
export const head = style(inFeatures({ ...plain, color: color.text.muted, fontSize: text.xs, fontWeight: weight.regular }));
export const side = style(inFeatures({ ...plain, color: color.text.secondary, fontWeight: weight.regular }));
export const cell = style(inFeatures({ ...plain, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }));
export const note = style(inFeatures({ color: color.text.muted, fontSize: text.xs }));
