import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';

const { color, space, text, weight } = vars;

export const page = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, maxWidth: '52rem', marginInline: 'auto' }));
export const title = pageTitle;
export const sum = style(
  inFeatures({
    display: 'grid',
    gap: `${space.s4} ${space.s24}`,
    alignItems: 'center',
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);
export const facts = style(inFeatures({ display: 'grid', gap: space.s4, minWidth: 0, overflowWrap: 'anywhere', fontSize: text.sm }));
export const number = style(inFeatures({ fontWeight: weight.semibold }));
/** Orders that are paid together, each with its amount. */
export const orders = style(inFeatures({ display: 'grid', gap: space.s4, margin: 0, padding: 0, listStyle: 'none' }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const toPay = style(inFeatures({ display: 'flex', gap: space.s12, alignItems: 'baseline', fontSize: text.sm }));
export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 }));
export const joined = style(inFeatures({ display: 'grid', gap: space.s4, justifyItems: 'start' }));
export const start = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));
export const copied = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space.s8}`, alignItems: 'center', overflowWrap: 'anywhere' }));
export const code = style(inFeatures({ fontFamily: vars.font.mono }));
export const papers = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none' }));
export const outcome = style(inFeatures({ display: 'grid', justifyItems: 'start', gap: space.s12 }));
export const outcomeHead = style(
  inFeatures({ display: 'flex', gap: space.s12, alignItems: 'center', fontSize: text.xl, fontWeight: weight.semibold, outline: 'none' }),
);
export const ok = style(inFeatures({ display: 'grid', color: color.text.ok }));
export const warn = style(inFeatures({ display: 'grid', color: color.text.warn }));
export const info = style(inFeatures({ display: 'grid', color: color.text.info }));
