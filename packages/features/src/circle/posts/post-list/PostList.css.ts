import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { space, text } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, minInlineSize: 0 } as const;
export const columns = style(
  inFeatures({ ...column, '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', alignItems: 'start', gap: space.s24 } } }),
);
export const main = style(inFeatures(column));
export const order = style(inFeatures({ display: 'grid', gap: space.s8, justifyItems: 'start' }));
export const ways = style(inFeatures({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: `${space.s4} ${space.s16}` }));
export const rows = style(inFeatures({ ...column, gap: space.s12, margin: 0, padding: 0, listStyle: 'none', '@media': { [media.md]: { gap: space.s16 } } }));
export const topic = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space.s4} ${space.s12}`, fontSize: text.sm }));
