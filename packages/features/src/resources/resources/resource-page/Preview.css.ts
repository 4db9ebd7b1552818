import { cardFrame, focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, leading, font } = vars;

export const figure = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8 }));
export const caption = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
const frame = { ...cardFrame, overflow: 'auto', maxHeight: '28rem', overscrollBehavior: 'contain', ':focus-visible': focusRing } as const;
export const sheet = style(inFeatures(frame));
export const picture = style(inFeatures({ display: 'block', width: '100%', height: 'auto', background: color.bg.paper }));
export const words = style(
  inFeatures({
    ...frame,
    padding: space.s16,
    fontFamily: font.mono,
    fontSize: text.sm,
    lineHeight: leading.read,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
export const names = style(
  inFeatures({ display: 'grid', gap: space.s4, padding: space.s16, listStyle: 'none', fontFamily: font.mono, fontSize: text.sm, overflowWrap: 'anywhere' }),
);
