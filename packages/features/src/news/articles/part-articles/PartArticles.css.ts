import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const list = style(inFeatures({ display: 'grid', gap: vars.space.s12, margin: 0, padding: 0, listStyle: 'none' }));
export const item = style(inFeatures({ display: 'grid', justifyItems: 'start', gap: vars.space.s4, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const facts = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s8,
    fontSize: vars.text.xs,
    color: vars.color.text.muted,
  }),
);
