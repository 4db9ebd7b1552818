import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const body = style(inFeatures({ display: 'grid', gap: space.s12, padding: space.s16, minInlineSize: 0 }));
export const words = style(inFeatures({ margin: 0, fontSize: text.md, overflowWrap: 'anywhere' }));
export const notes = style(
  inFeatures({
    display: 'grid',
    gap: space.s4,
    margin: 0,
    listStyle: 'disc',
    paddingInlineStart: space.s16,
    color: color.text.secondary,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
  }),
);
export const list = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);
export const end = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s8} ${space.s16}` }));
export const diff = style(
  inFeatures({ margin: 0, paddingInline: space.s16, paddingBlockEnd: space.s12, color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }),
);
export const place = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space.s12,
    padding: `${space.s8} ${space.s16}`,
    color: color.text.default,
    textDecoration: 'none',
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    ':hover': { background: color.bg.hover },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
    '@media': { [media.md]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
  }),
);
export const pageNo = style(inFeatures({ color: color.text.accent, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const excerpt = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const quoted = style(inFeatures({ margin: 0, padding: `${space.s8} ${space.s16}`, color: color.text.muted, fontSize: text.xs }));
