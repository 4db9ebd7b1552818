import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, leading } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 } as const;
export const grid = style(
  inFeatures({
    ...column,
    gap: space.s12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s16 } },
  }),
);
export const group = style(inFeatures({ ...column, gap: space.s8 }));
export const head = style(inFeatures({ display: 'flex', gap: space.s12, alignItems: 'center' }));
export const name = style(inFeatures({ flex: '1 1 auto', margin: 0, fontSize: text.lg, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const intro = style(inFeatures({ margin: 0, color: color.text.secondary, lineHeight: leading.text }));
export const facts = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}`, margin: 0, color: color.text.secondary, fontSize: text.sm }),
);
export const rules = style(
  inFeatures({ ...column, gap: space.s8, margin: 0, paddingInlineStart: space.s20, listStyle: 'disc', fontSize: text.sm, lineHeight: leading.text }),
);
export const side = style(inFeatures({ ...column, gap: space.s16 }));
export const links = style(inFeatures({ ...column, gap: space.s8, margin: 0, padding: 0, listStyle: 'none', fontSize: text.sm }));
export const link = style(inFeatures({ display: 'flex', gap: space.s8, justifyContent: 'space-between' }));
export const number = style(inFeatures({ color: color.text.secondary, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
