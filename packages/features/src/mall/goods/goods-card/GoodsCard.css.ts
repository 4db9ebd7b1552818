import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const cards = style(
  inFeatures({
    display: 'grid',
    gap: space.s12,
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const card = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    blockSize: '100%',
    padding: `${space.s12} ${space.s16} 0`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
  }),
);
export const head = style(inFeatures({ display: 'flex', gap: space.s12, alignItems: 'flex-start', justifyContent: 'space-between' }));
export const words = style(inFeatures({ display: 'grid', gap: space.s4, minInlineSize: 0 }));
export const mpn = style(inFeatures({ margin: 0, fontSize: text.md, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const line = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.xs, overflowWrap: 'anywhere' }));
export const facts = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s16}`, margin: `${space.s8} 0`, color: color.text.secondary, fontSize: text.sm }),
);
export const merchant = style(inFeatures({ margin: `${space.s4} 0 0`, fontSize: text.sm }));
export const foot = style(
  inFeatures({
    display: 'flex',
    gap: space.s12,
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '48px',
    marginBlockStart: 'auto',
    paddingBlock: space.s8,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
  }),
);
