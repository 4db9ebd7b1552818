import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const page = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, minWidth: 0 }));
export const pageHead = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 }));
export const title = style(inFeatures({ fontSize: text.x2, lineHeight: vars.leading.text, fontWeight: weight.semibold }));
export const pageEnd = style(inFeatures({ marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }));
export const bones = style(inFeatures({ display: 'grid', gap: space.s12 }));
export const note = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const stack = style(inFeatures({ display: 'grid', gap: space.s16, justifyItems: 'start' }));

/** Rows with a hairline between them. */
export const rows = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s8,
    padding: `${space.s12} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: space.s16 } },
  }),
);
/** A message between the head of a card and its rows. */
export const inset = style(inFeatures({ padding: `${space.s12} ${space.s16}` }));
export const words = style(inFeatures({ display: 'grid', gap: space.s4, minWidth: 0, overflowWrap: 'anywhere' }));
export const rowTitle = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8, fontWeight: weight.medium }));
export const meta = style(inFeatures({ display: 'flex', flexWrap: 'wrap', columnGap: space.s12, color: color.text.muted, fontSize: text.sm }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }));
export const more = style(inFeatures({ display: 'grid', justifyItems: 'center', gap: space.s8, paddingBlock: space.s16 }));
export const body = style(inFeatures({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));

/** Takes focus when what had it is gone; it needs no ring of its own, the change is what is looked at. */
export const landing = style(
  inFeatures({
    ':focus': { outline: 'none' },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
    borderRadius: vars.radius.control,
  }),
);
