import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const rows = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  inFeatures({
    display: 'grid',
    gap: space.s8,
    padding: `${space.s12} ${space.s16}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);
export const top = style(inFeatures({ display: 'flex', gap: space.s12, alignItems: 'flex-start', justifyContent: 'space-between' }));
export const facts = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s12}`, minInlineSize: 0, color: color.text.secondary, fontSize: text.xs }),
);
/** What the chosen offer comes to. */
export const buy = style(
  inFeatures({ display: 'grid', gap: space.s12, gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space.s12} ${space.s16} ${space.s16}` }),
);
export const bottom = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', justifyContent: 'flex-end' }));
export const name = style(inFeatures({ minInlineSize: 0, fontSize: text.sm }));
/** What the offers are narrowed and ordered by, above them. */
export const tools = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', padding: `${space.s8} ${space.s16}` }));
export const hidden = style(inFeatures({ color: color.text.secondary, fontSize: text.xs }));
export const nobody = style(inFeatures({ margin: 0, padding: `${space.s12} ${space.s16}`, color: color.text.secondary, fontSize: text.sm }));
