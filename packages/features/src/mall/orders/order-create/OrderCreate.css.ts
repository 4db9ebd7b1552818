import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { barSpace } from '../../../theme/barSpace.ts';
import { inFeatures } from '../../../theme/inFeatures.ts';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';

const { color, space, text, weight, radius } = vars;

export const page = style(
  inFeatures({
    display: 'grid',
    gap: space.s16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', columnGap: space.s24 } },
  }),
);
export const main = style(inFeatures({ display: 'grid', gap: space.s16, gridTemplateColumns: 'minmax(0, 1fr)' }));
// Focus that arrives by Tab stops above the bar at the bottom.
globalStyle(`${main} :is(a, button, input, textarea)`, inFeatures({ scrollMarginBlock: '6rem 12rem' }));
export const title = pageTitle;
/** Takes the focus when another step begins; seen as the place one is at, not as something to press. */
export const stepTitle = style(inFeatures({ fontSize: text.xl, fontWeight: weight.semibold, outline: 'none' }));
export const failure = style(inFeatures({ borderRadius: radius.card, scrollMarginBlockStart: '6rem' }));
export const list = style(inFeatures({ margin: 0, paddingInlineStart: space.s20, fontVariantNumeric: 'tabular-nums' }));
export const fields = style(inFeatures({ display: 'grid', gap: space.s16, '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }));
/** What belongs to the chosen way to pay, under the choice. */
export const more = style(inFeatures({ display: 'grid', gap: space.s12, justifyItems: 'start', maxInlineSize: '24rem', paddingBlockStart: space.s12 }));
export const note = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const facts = style(inFeatures({ display: 'grid', gap: space.s16, '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }));
export const fact = style(inFeatures({ display: 'grid', gap: space.s4, alignContent: 'start', minWidth: 0, overflowWrap: 'anywhere' }));
export const factHead = style(inFeatures({ display: 'flex', gap: space.s8, justifyContent: 'space-between', alignItems: 'center', minHeight: '2rem' }));
export const factName = style(inFeatures({ fontSize: text.md, fontWeight: weight.semibold }));
export const lineNote = style(inFeatures({ color: color.text.warn, fontSize: text.xs }));
export const lineWrong = style(inFeatures({ color: color.text.danger, fontSize: text.xs, fontWeight: weight.semibold }));
export const merchant = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const remark = style(inFeatures({ padding: space.s16, borderBlockStart: `1px solid ${color.border.hairline}` }));
/** Beside the steps, or a bar at the bottom where there is no room. */
export const summary = style(
  inFeatures({
    position: 'sticky',
    insetBlockEnd: barSpace,
    zIndex: vars.z.sticky,
    display: 'grid',
    gap: space.s8,
    padding: `${space.s12} ${space.s16}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.card,
    background: color.bg.surface,
    '@media': {
      [media.lg]: { insetBlockStart: space.s16, insetBlockEnd: 'auto', gap: space.s16, padding: space.s16 },
      // A very low window has no room for a bar that stays.
      '(max-height: 399.98px)': { position: 'static' },
    },
  }),
);
export const wideOnly = style(inFeatures({ display: 'none', '@media': { [media.lg]: { display: 'block' } } }));
export const action = style(inFeatures({ display: 'grid', gap: space.s4 }));
/** Numbers stand under each other from one order to the next. */
export const number = style(inFeatures({ width: '8rem' }));
