import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const group = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8 }));
export const title = style(inFeatures({ margin: 0, fontSize: text.sm, fontWeight: weight.semibold }));
export const hint = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm }));
export const kept = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s12, margin: 0, padding: 0, listStyle: 'none' }));
export const keptPhoto = style(inFeatures({ display: 'flex', gap: space.s4, alignItems: 'start' }));
export const thumb = style(
  inFeatures({ inlineSize: '72px', blockSize: '72px', objectFit: 'cover', border: `1px solid ${color.border.hairline}`, borderRadius: vars.radius.control }),
);
