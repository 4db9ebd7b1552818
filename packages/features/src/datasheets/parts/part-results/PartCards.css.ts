import { vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const cards = style(inFeatures({ display: 'grid', gap: vars.space.s12, margin: 0, padding: 0, listStyle: 'none' }));
const box = { minInlineSize: 0, padding: `${vars.space.s12} ${vars.space.s16} 0`, background: vars.color.bg.surface, borderRadius: vars.radius.card } as const;
export const card = style(inFeatures({ ...box, border: `1px solid ${vars.color.border.hairline}` }));
export const cardSelected = style(inFeatures({ ...box, border: `1px solid ${vars.color.border.accent}` }));

export const head = style(inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space.s8 }));
export const mpn = style(inFeatures({ minInlineSize: 0, margin: 0, fontSize: '0.9375rem', fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' }));
export const select = style(
  inFeatures({ display: 'grid', placeItems: 'center', minInlineSize: '40px', minBlockSize: '40px', marginInlineStart: 'auto', marginInlineEnd: '-12px' }),
);

export const facts = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space.s8,
    // Apart from a number that takes two lines; the same whether parameters, a price or the foot follow.
    margin: `${vars.space.s4} 0 ${vars.space.s12}`,
    fontSize: vars.text.xs,
    color: vars.color.text.secondary,
  }),
);
export const fact = style(inFeatures({ paddingInlineStart: vars.space.s8, borderInlineStart: `1px solid ${vars.color.border.hairline}` }));
export const lifecycle = style(inFeatures({ marginInlineStart: 'auto' }));

export const params = style(
  inFeatures({
    display: 'grid',
    // Four beside each other on a phone, fewer where letters are large.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(4rem, 100%), 1fr))',
    gap: vars.space.s8,
    margin: `0 0 ${vars.space.s12}`,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const param = style(inFeatures({ minInlineSize: 0 }));
export const name = style(
  inFeatures({ overflow: 'hidden', fontSize: vars.text.xs, color: vars.color.text.muted, textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const value = style(inFeatures({ margin: 0, fontSize: vars.text.sm, fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));
export const unknown = style(inFeatures({ margin: 0, fontSize: vars.text.sm, color: vars.color.text.muted }));

export const foot = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s8,
    minBlockSize: '44px',
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    fontSize: vars.text.sm,
  }),
);
globalStyle(`${foot} > :last-child`, inFeatures({ flexShrink: 0 }));
/** What it costs and how much there is, over the foot of the card. */
export const offer = style(
  inFeatures({
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.s8}`,
    marginBlockEnd: vars.space.s8,
    fontSize: vars.text.sm,
  }),
);
