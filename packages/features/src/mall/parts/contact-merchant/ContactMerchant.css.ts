import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const content = style(
  inFeatures({ display: 'grid', gap: space.s8, justifyItems: 'start', inlineSize: '16rem', maxInlineSize: '100%', fontSize: text.sm }),
);
export const name = style(inFeatures({ margin: 0, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const quiet = style(inFeatures({ margin: 0, color: color.text.secondary }));
