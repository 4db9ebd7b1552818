import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const body = style(
  inFeatures({
    display: 'grid',
    gap: vars.space.s16,
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
  }),
);
export const picture = style(inFeatures({ display: 'grid', gap: vars.space.s4, justifyItems: 'start', margin: 0, fontSize: vars.text.sm }));
export const image = style(
  inFeatures({
    maxInlineSize: '100%',
    inlineSize: '220px',
    blockSize: '150px',
    objectFit: 'contain',
    background: vars.color.bg.sunken,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.control,
  }),
);
export const files = style(inFeatures({ marginBlockStart: vars.space.s16 }));
