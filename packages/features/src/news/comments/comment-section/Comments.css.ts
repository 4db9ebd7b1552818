import { cardFrame, focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, leading } = vars;

export const section = style(inFeatures({ display: 'grid', gap: space.s16, scrollMarginBlockStart: space.s24, '@media': { print: { display: 'none' } } }));
export const head = style(inFeatures({ display: 'flex', gap: space.s12, alignItems: 'baseline' }));
export const title = style(inFeatures({ fontSize: text.xl, fontWeight: weight.semibold, outline: 'none' }));
export const note = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const form = style(inFeatures({ display: 'grid', gap: space.s8 }));
export const formFoot = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', justifyContent: 'flex-end' }));
export const formNote = style(inFeatures({ marginInlineEnd: 'auto', color: color.text.secondary, fontSize: text.sm }));
export const invite = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s12,
    alignItems: 'center',
    padding: space.s16,
    ...cardFrame,
  }),
);
export const list = style(inFeatures({ padding: 0, listStyle: 'none' }));
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    gap: space.s12,
    paddingBlock: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    ':focus-visible': focusRing,
  }),
);
export const words = style(inFeatures({ display: 'grid', gap: space.s4, minWidth: 0 }));
export const byline = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', color: color.text.secondary, fontSize: text.sm }),
);
export const name = style(inFeatures({ color: color.text.default, fontSize: text.md, fontWeight: weight.medium }));
export const content = style(inFeatures({ outline: 'none', lineHeight: leading.text, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }));
export const quiet = style(inFeatures({ color: color.text.secondary }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s4, marginInlineStart: `calc(-1 * ${space.s8})` }));
export const replies = style(
  inFeatures({ gridColumn: '2', padding: 0, paddingInlineStart: space.s16, borderInlineStart: `2px solid ${color.border.hairline}`, listStyle: 'none' }),
);
export const under = style(inFeatures({ gridColumn: '2' }));
