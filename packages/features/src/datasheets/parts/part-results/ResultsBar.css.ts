import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const bar = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s16,
    rowGap: vars.space.s8,
    minBlockSize: '48px',
    paddingBlock: vars.space.s8,
    // On a phone filters and order stay in reach while the cards scroll under them.
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    background: vars.color.bg.page,
    '@media': { [media.md]: { position: 'static', background: 'none' } },
  }),
);
export const count = style(inFeatures({ margin: 0, fontSize: vars.text.lg, fontWeight: vars.weight.semibold, whiteSpace: 'nowrap' }));
export const selection = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space.s8, fontSize: vars.text.sm, color: vars.color.text.secondary }),
);
/** Tools for tables stay off narrow screens, where there is no table. */
export const wide = style(inFeatures({ display: 'none', '@media': { [media.md]: { display: 'flex', alignItems: 'center', gap: vars.space.s4 } } }));
export const density = style(inFeatures({ display: 'flex', gap: vars.space.s2, marginInlineStart: vars.space.s4 }));
/** Wide enough for six digits. */
export const quantity = style(inFeatures({ inlineSize: '7rem', fontSize: vars.text.sm }));
export const quantityWords = style(inFeatures({ paddingInline: vars.space.s8, color: vars.color.text.secondary }));
