import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { space, color } = vars;

export const list = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minBlockSize: '44px',
    paddingInline: `${space.s16} ${space.s8}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);
export const place = style(
  inFeatures({ inlineSize: '2em', flex: 'none', color: color.text.muted, fontSize: vars.text.sm, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
);
export const word = style(inFeatures({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const add = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space.s8,
    padding: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);
export const field = style(inFeatures({ flex: '1 1 220px', maxInlineSize: '360px', minInlineSize: 0 }));
export const lead = style(inFeatures({ margin: `0 0 ${space.s12}`, color: color.text.secondary, fontSize: vars.text.sm }));
