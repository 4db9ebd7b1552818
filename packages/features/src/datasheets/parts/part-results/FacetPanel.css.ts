import { cardFrame, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const panel = style(inFeatures({ minInlineSize: 0 }));
export const head = style(inFeatures({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: '48px' }));
export const title = style(inFeatures({ margin: 0, fontSize: vars.text.lg, fontWeight: vars.weight.semibold }));

export const groups = style(
  inFeatures({
    ...cardFrame,
    paddingInline: vars.space.s12,
  }),
);
export const group = style(
  inFeatures({ paddingBlock: vars.space.s8, selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } } }),
);

export const chosen = style(
  inFeatures({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '16px',
    blockSize: '16px',
    paddingInline: vars.space.s4,
    borderRadius: vars.radius.full,
    background: vars.color.accent.solid,
    color: vars.color.text.onSolid,
    // Else the browser lays a plate under the words in forced colours, in their own colour.
    forcedColorAdjust: 'none',
    fontSize: vars.text.xs,
    fontWeight: vars.weight.semibold,
  }),
);

export const links = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none', fontSize: vars.text.sm }));
export const link = style(inFeatures({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s8, minBlockSize: '28px' }));
export const count = style(inFeatures({ color: vars.color.text.muted, fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums' }));

export const range = style(inFeatures({ display: 'grid', gap: vars.space.s8, paddingBlock: vars.space.s4 }));
export const histogram = style(inFeatures({ inlineSize: '100%', blockSize: '32px' }));
export const barInside = style(inFeatures({ fill: vars.color.accent.solid }));
export const barOutside = style(inFeatures({ fill: vars.color.border.hairline }));

export const apply = style(
  inFeatures({
    inlineSize: '100%',
    minBlockSize: '40px',
    marginBlockStart: vars.space.s12,
    border: 0,
    borderRadius: vars.radius.control,
    background: vars.color.accent.solid,
    color: vars.color.text.onSolid,
    // Else the browser lays a plate under the words in forced colours, in their own colour.
    forcedColorAdjust: 'none',
    font: 'inherit',
  }),
);
