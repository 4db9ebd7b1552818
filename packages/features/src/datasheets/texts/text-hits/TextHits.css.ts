import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const list = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, padding: 0, listStyle: 'none' }));
export const document = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4, padding: `${space.s12} ${space.s16}` }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s8, rowGap: space.s4 }));
export const title = style(inFeatures({ fontSize: text.md, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const mpns = style(inFeatures({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));
export const pages = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', padding: 0, marginBlockStart: space.s4, listStyle: 'none' }));

/** The whole place is a link, as wide as the card. */
export const place = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space.s12,
    paddingBlock: space.s8,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    color: color.text.default,
    textDecoration: 'none',
    ':hover': { background: color.bg.hover },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
    '@media': { [media.md]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' } },
  }),
);
export const pageNo = style(inFeatures({ color: color.text.accent, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
export const excerpt = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const more = style(inFeatures({ color: color.text.muted, fontSize: text.sm }));
export const tips = style(inFeatures({ display: 'grid', justifyItems: 'center', gap: space.s8, padding: 0, marginBlockStart: space.s8, listStyle: 'none' }));
