import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const bar = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s16, minBlockSize: '48px', fontSize: vars.text.sm }),
);
export const tools = style(inFeatures({ marginInlineStart: 'auto' }));
export const gone = style(inFeatures({ margin: `0 0 ${vars.space.s12}`, fontSize: vars.text.sm, color: vars.color.text.warn }));
/** On a phone the mark stands under a long name, so that two parts have room beside it. */
export const fact = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.s2} ${vars.space.s12}`,
    minInlineSize: '88px',
    '@media': { [media.md]: { minInlineSize: 'max-content' } },
  }),
);
export const part = style(
  inFeatures({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s8} ${vars.space.s12}`,
    minInlineSize: '96px',
    '@media': { [media.md]: { minInlineSize: '120px' } },
  }),
);
export const faint = style(inFeatures({ color: vars.color.text.muted }));
export const differs = style(inFeatures({ fontWeight: vars.weight.semibold }));
export const piece = style(inFeatures({ display: 'inline-block', maxInlineSize: '100%' }));
