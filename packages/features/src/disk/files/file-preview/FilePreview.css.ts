import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const root = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, minWidth: 0 }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }));
export const name = style(
  inFeatures({ flex: '1 1 12rem', margin: 0, fontSize: text.lg, fontWeight: weight.semibold, lineHeight: 1.3, overflowWrap: 'anywhere', outline: 'none' }),
);
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const picture = style(
  inFeatures({
    display: 'block',
    maxWidth: '100%',
    maxHeight: '75vh',
    margin: '0 auto',
    objectFit: 'contain',
    border: `1px solid ${color.border.hairline}`,
    background: color.bg.sunken,
  }),
);
