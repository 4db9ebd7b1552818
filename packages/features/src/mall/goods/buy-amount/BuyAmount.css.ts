import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const note = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm }));
export const total = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.s12}`,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    margin: 0,
    paddingBlockStart: space.s12,
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);
export const totalWords = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
