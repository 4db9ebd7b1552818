import { cardFrame, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';
import { pageTitle } from '../../parts/page-column/pageTitle.css.ts';

export const head = style(inFeatures({ display: 'flex', alignItems: 'baseline', gap: vars.space.s12 }));
export const title = pageTitle;
export const count = style(inFeatures({ fontSize: vars.text.sm, color: vars.color.text.muted }));

export const strip = style(
  inFeatures({
    marginBlock: vars.space.s16,
    ...cardFrame,
  }),
);
export const choices = style(inFeatures({ marginBlock: vars.space.s16 }));
export const group = style(inFeatures({ marginBlockStart: vars.space.s24 }));
export const initial = style(inFeatures({ margin: `0 0 ${vars.space.s8}`, fontSize: vars.text.xl, fontWeight: vars.weight.semibold }));
export const grid = style(
  inFeatures({
    display: 'grid',
    gap: vars.space.s8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);
