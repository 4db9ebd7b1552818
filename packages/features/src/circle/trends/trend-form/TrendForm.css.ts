import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const quote = style(
  inFeatures({
    margin: 0,
    paddingInlineStart: space.s12,
    borderInlineStart: `2px solid ${color.border.hairline}`,
    color: color.text.secondary,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  }),
);
