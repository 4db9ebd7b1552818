import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const page = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, maxWidth: '42rem' }));
export const row = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s12, alignItems: 'center', color: color.text.secondary, fontSize: text.sm }),
);
export const title = style(inFeatures({ fontSize: text.x3, lineHeight: vars.leading.tight, overflowWrap: 'anywhere' }));
export const summary = style(inFeatures({ color: color.text.secondary, overflowWrap: 'anywhere' }));
export const cover = style(
  inFeatures({ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: vars.radius.card, background: color.bg.sunken }),
);
