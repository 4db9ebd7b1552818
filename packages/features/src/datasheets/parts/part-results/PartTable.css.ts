import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const mpn = style(inFeatures({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s12, whiteSpace: 'nowrap' }));

export const faint = style(inFeatures({ color: vars.color.text.muted, fontFamily: vars.font.sans }));

export const datasheet = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s8,
    minInlineSize: '24px',
    minBlockSize: '24px',
    color: vars.color.text.secondary,
    textDecoration: 'none',
    ':hover': { color: vars.color.text.accent },
  }),
);

/** A price, and beside it for how many pieces it is where that is not what was asked. */
export const price = style(inFeatures({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.s4, whiteSpace: 'nowrap' }));
export const noStock = style(inFeatures({ color: vars.color.text.warn, fontFamily: vars.font.sans }));
export const note = style(inFeatures({ color: vars.color.text.muted, fontFamily: vars.font.sans, fontSize: vars.text.xs }));
