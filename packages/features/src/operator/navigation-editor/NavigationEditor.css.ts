import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { space, color } = vars;

export const lists = style(inFeatures({ display: 'grid', gap: space.s16 }));
export const list = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.s8,
    alignItems: 'start',
    padding: `${space.s8} ${space.s8} ${space.s8} ${space.s16}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);
export const fields = style(
  inFeatures({ display: 'grid', gap: space.s8, minInlineSize: 0, '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } } }),
);
export const add = style(inFeatures({ padding: `${space.s8} ${space.s16}`, borderBlockStart: `1px solid ${color.border.hairline}` }));
export const lead = style(inFeatures({ margin: `0 0 ${space.s12}`, color: color.text.secondary, fontSize: vars.text.sm }));
