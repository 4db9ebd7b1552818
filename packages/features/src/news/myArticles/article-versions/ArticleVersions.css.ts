import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const list = style(inFeatures({ padding: 0, listStyle: 'none' }));
export const row = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s8,
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: space.s8,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
  }),
);
export const words = style(inFeatures({ display: 'grid', gap: space.s4, minWidth: 0, overflowWrap: 'anywhere' }));
export const line = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
export const heading = style(inFeatures({ fontSize: text.lg, fontWeight: vars.weight.semibold, outline: 'none' }));
export const block = style(inFeatures({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }));
export const removed = style(inFeatures({ color: color.danger.text, textDecoration: 'line-through' }));
export const added = style(inFeatures({ color: color.ok.text, background: color.ok.soft, textDecoration: 'none' }));
