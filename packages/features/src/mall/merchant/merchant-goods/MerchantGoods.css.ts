import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

/** What is done with several at once. */
export const bar = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12, paddingInline: space.s16, fontSize: text.sm }));
/** Takes the focus from a button that goes away; without words it takes no room between its neighbours. */
export const news = style(inFeatures({ outline: 'none', selectors: { '&:empty': { position: 'absolute' } } }));
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.s8,
    padding: `${space.s12} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
    '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', alignItems: 'start', columnGap: space.s16 } },
  }),
);
export const fields = style(inFeatures({ display: 'grid', gap: space.s8, gridColumn: '2', '@media': { [media.md]: { gridColumn: 'auto' } } }));
export const act = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, gridColumn: '2', '@media': { [media.md]: { gridColumn: 'auto' } } }));
export const field = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 11rem) auto',
    columnGap: space.s8,
    alignItems: 'start',
    '@media': { [media.md]: { gridTemplateColumns: '3.5rem 11rem 4rem' } },
  }),
);
export const warehouse = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, lineHeight: '2rem' }));
export const saved = style(inFeatures({ gridColumn: '2 / -1', color: color.text.ok, fontSize: text.sm }));
/** What was typed before and not saved. */
export const unsaved = style(inFeatures({ gridColumn: '2 / -1', color: color.text.secondary, fontSize: text.sm }));
/** What is counted, inside the end of a field. */
export const unit = style(inFeatures({ paddingInline: vars.space.s12, color: vars.color.text.secondary, fontSize: vars.text.sm }));
