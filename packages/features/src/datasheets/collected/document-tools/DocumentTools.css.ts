import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const tools = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s8} ${vars.space.s12}`,
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s16,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    fontSize: vars.text.sm,
  }),
);
export const version = style(inFeatures({ color: vars.color.text.secondary, marginInlineEnd: 'auto' }));
