import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const compare = style(inFeatures({ display: 'grid', gap: vars.space.s16, minInlineSize: 0 }));
export const tools = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.s8} ${vars.space.s16}` }));
/** One document at a time where two have no room. */
export const which = style(inFeatures({ '@media': { [media.lg]: { display: 'none' } } }));
export const panes = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s16,
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);
export const pane = style(
  inFeatures({
    minInlineSize: 0,
    border: `1px solid ${vars.color.border.hairline}`,
    selectors: { '&[data-shown="false"]': { display: 'none' } },
    '@media': { [media.lg]: { selectors: { '&[data-shown="false"]': { display: 'block' } } } },
  }),
);
export const name = style(
  inFeatures({
    margin: 0,
    padding: `${vars.space.s8} ${vars.space.s16}`,
    fontSize: vars.text.sm,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  }),
);
export const meta = style(inFeatures({ marginInlineStart: vars.space.s8, color: vars.color.text.muted, fontWeight: vars.weight.regular }));
export const lead = style(inFeatures({ margin: 0, padding: vars.space.s16, fontSize: vars.text.sm, color: vars.color.text.secondary }));
export const below = style(inFeatures({ paddingInline: vars.space.s16, paddingBlockEnd: vars.space.s16, display: 'grid', gap: vars.space.s12 }));
export const missing = style(inFeatures({ color: vars.color.text.muted }));
/** Keeps the room of a reader until it is there. */
export const place = style(inFeatures({ blockSize: 'min(892px, calc(100vh - 96px))' }));
