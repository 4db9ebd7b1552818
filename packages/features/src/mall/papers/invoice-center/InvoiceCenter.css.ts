import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const stack = style(inFeatures({ display: 'grid', gap: space.s16, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }));
export const section = style(inFeatures({ display: 'grid', gap: space.s12, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }));
export const heading = style(inFeatures({ fontSize: text.lg, fontWeight: weight.semibold, lineHeight: vars.leading.tight }));
export const note = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const wrong = style(inFeatures({ color: color.text.danger, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const end = style(inFeatures({ display: 'grid', gap: space.s8, justifyItems: 'start' }));
export const amount = style(inFeatures({ fontSize: text.lg }));
export const files = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', ':empty': { display: 'none' } }));
export const foot = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s12,
    alignItems: 'center',
    paddingBlockStart: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);
export const landing = style(inFeatures({ ':focus': { outline: 'none' } }));
/** Links that wrap stand far enough apart to be hit one by one. */
export const orders = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s8} ${space.s12}`, fontSize: text.sm }));
