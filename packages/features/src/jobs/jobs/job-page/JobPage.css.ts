import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, leading } = vars;

export const head = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8 }));
export const line = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s8} ${space.s12}`, alignItems: 'center' }));
export const title = style(inFeatures({ margin: 0, fontSize: text.xl, overflowWrap: 'anywhere', ':focus': { outline: 'none' } }));
export const salary = style(inFeatures({ fontSize: text.xl, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
export const facts = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}`, margin: 0, color: color.text.secondary, fontSize: text.sm }),
);
export const columns = style(
  inFeatures({
    display: 'grid',
    gap: space.s16,
    minInlineSize: 0,
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' } },
  }),
);
export const side = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, minInlineSize: 0 }));
export const tags = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s4 }));
/** What the company wrote, with its lines; not wider than one reads well. */
export const description = style(inFeatures({ margin: 0, maxInlineSize: '44rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: leading.text }));
