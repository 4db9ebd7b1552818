import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s4} ${space.s12}`,
    padding: `${space.s8} ${space.s12}`,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const buttons = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, marginInlineStart: 'auto' }));
export const list = style(inFeatures({ maxHeight: '14rem', overflowY: 'auto', paddingInline: space.s12 }));
export const quiet = style(inFeatures({ color: color.text.muted }));
