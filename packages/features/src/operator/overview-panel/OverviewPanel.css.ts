import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const panel = style(inFeatures({ display: 'grid', gap: vars.space.s16 }));
export const facts = style(
  inFeatures({
    display: 'grid',
    gap: vars.space.s16,
    margin: 0,
    '@media': { [media.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' } },
  }),
);
export const fact = style(inFeatures({ display: 'grid', gap: vars.space.s2, minInlineSize: 0, alignContent: 'start' }));
export const term = style(inFeatures({ color: vars.color.text.muted, fontSize: vars.text.sm }));
export const value = style(
  inFeatures({ margin: 0, fontSize: vars.text.x3, lineHeight: vars.leading.tight, fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' }),
);
export const link = style(inFeatures({ margin: 0, fontSize: vars.text.sm }));

export const settings = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none' }));
export const setting = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s4} ${vars.space.s12}`,
    padding: `${vars.space.s8} ${vars.space.s16}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
  }),
);
export const effect = style(inFeatures({ color: vars.color.text.secondary, fontSize: vars.text.sm }));
