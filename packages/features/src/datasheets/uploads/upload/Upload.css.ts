import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const page = style(inFeatures({ width: '100%', minWidth: 0, maxWidth: '60rem', marginInline: 'auto' }));
export const list = style(inFeatures({ display: 'grid', gap: space.s16 }));
export const foot = style(
  inFeatures({
    display: 'grid',
    gap: space.s16,
    paddingBlockStart: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    justifyItems: 'stretch',
    '@media': { [media.md]: { justifyItems: 'start' } },
  }),
);
export const note = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
