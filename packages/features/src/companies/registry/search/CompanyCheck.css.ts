import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const lead = style(inFeatures({ maxInlineSize: '44rem', margin: 0, color: color.text.secondary, fontSize: text.md }));
/** Keeps its line until it is read. */
export const budget = style(inFeatures({ minBlockSize: '1.5em', margin: 0, color: color.text.muted, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
export const contents = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s16} ${space.s32}`,
    margin: 0,
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);
export const term = style(inFeatures({ fontWeight: weight.semibold }));
export const words = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm }));
export const list = style(inFeatures({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' }));
export const hit = style(
  inFeatures({
    display: 'grid',
    gap: space.s4,
    padding: space.s16,
    minInlineSize: 0,
    selectors: { 'li + li > &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s8}`, alignItems: 'center' }));
export const name = style(inFeatures({ margin: 0, fontSize: text.lg, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const facts = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s16}`,
    margin: 0,
    color: color.text.secondary,
    fontSize: text.sm,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
