import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const part = style(
  inFeatures({
    display: 'grid',
    gap: space.s8,
    padding: space.s16,
    minInlineSize: 0,
    selectors: { 'li + li > &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s4} ${space.s8}` }));
export const name = style(inFeatures({ margin: 0, fontSize: text.md, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const kind = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const facts = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s4} ${space.s24}`,
    margin: 0,
    fontSize: text.sm,
    '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);
export const fact = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s8, minInlineSize: 0 }));
export const term = style(inFeatures({ color: color.text.secondary }));
export const value = style(inFeatures({ display: 'inline', margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }));
export const place = style(
  inFeatures({
    display: 'inline-block',
    minBlockSize: '24px',
    color: color.text.link,
    fontSize: text.xs,
    lineHeight: '24px',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  }),
);
export const quiet = style(inFeatures({ margin: 0, color: color.text.muted, fontSize: text.xs, overflowWrap: 'anywhere' }));
