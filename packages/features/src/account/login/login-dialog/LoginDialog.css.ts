import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;
const below560 = '(max-width: 559px)';

export const foot = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space.s8,
    marginBlockStart: space.s8,
    paddingBlockStart: space.s20,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    color: color.text.secondary,
    fontSize: text.sm,
  }),
);
export const footEnd = style(inFeatures({ marginInlineStart: 'auto' }));
export const wideOnly = style(inFeatures({ '@media': { [below560]: { display: 'none' } } }));
