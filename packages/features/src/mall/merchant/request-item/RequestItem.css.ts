import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const item = style(
  inFeatures({
    display: 'grid',
    gap: space.s12,
    padding: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  }),
);
export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s4} ${space.s12}`,
    minInlineSize: 0,
    borderRadius: vars.radius.control,
    outlineOffset: '4px',
    overflowWrap: 'anywhere',
  }),
);
export const facts = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s24}`, margin: 0, fontSize: text.sm }));
export const fact = style(inFeatures({ display: 'flex', gap: space.s8, minInlineSize: 0 }));
export const term = style(inFeatures({ color: color.text.muted, whiteSpace: 'nowrap' }));
export const value = style(inFeatures({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }));
export const words = style(inFeatures({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
