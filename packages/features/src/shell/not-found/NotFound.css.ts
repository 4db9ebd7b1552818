import { media, vars } from '@chippage/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const page = style(
  inFeatures({
    display: 'grid',
    justifyItems: 'center',
    gap: space.s24,
    paddingBlock: space.s32,
    '@media': {
      [media.lg]: { gridTemplateColumns: 'auto minmax(0, 480px)', justifyContent: 'center', alignItems: 'center', columnGap: space.s48, paddingBlock: '80px' },
    },
  }),
);

export const words = style(inFeatures({ width: '100%', maxWidth: '480px' }));
export const code = style(inFeatures({ color: color.text.secondary, fontFamily: vars.font.mono, fontSize: text.sm }));
export const title = style(inFeatures({ marginBlockStart: space.s4, fontSize: text.x2, '@media': { [media.md]: { fontSize: text.x3 } } }));
export const lines = style(inFeatures({ marginBlockStart: space.s12, color: color.text.secondary, fontSize: text.lg, lineHeight: vars.leading.read }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s12, marginBlockStart: space.s20 }));
export const leaving = style(
  inFeatures({
    minHeight: '1.375rem',
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    marginBlockStart: space.s12,
    color: color.text.secondary,
    fontSize: text.sm,
  }),
);

const drain = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });
export const bar = style(
  inFeatures({ flex: 'none', width: '48px', height: '2px', background: color.border.hairline, '@media': { [media.md]: { width: '120px' } } }),
);
const fill = { display: 'block', height: '100%', background: color.border.accent, transformOrigin: 'left' };
export const running = style(inFeatures({ ...fill, animation: `${drain} 2s linear forwards` }));
export const still = style(inFeatures({ ...fill, transform: 'scaleX(0)' }));

export const suggestions = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s16,
    marginBlockStart: space.s20,
    paddingBlockStart: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    color: color.text.secondary,
    fontSize: text.sm,
  }),
);
export const suggestionList = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s16 }));

export const drawing = style(
  inFeatures({
    width: '100%',
    maxWidth: '264px',
    height: 'auto',
    fill: 'none',
    strokeWidth: 1.5,
    '@media': { [media.md]: { maxWidth: '424px' }, [media.lg]: { width: '424px' } },
  }),
);
export const board = style(inFeatures({ stroke: color.border.hairline }));
export const copperless = style(inFeatures({ stroke: color.border.hairline }));
export const silkLine = style(inFeatures({ stroke: color.text.muted }));
export const pinOne = style(inFeatures({ fill: color.text.muted, opacity: 0.6 }));
export const pad = style(inFeatures({ stroke: color.border.accent, fill: color.accent.soft }));
export const missing = style(inFeatures({ stroke: color.border.control, strokeDasharray: '5 4' }));
export const silk = style(
  inFeatures({ fill: color.text.secondary, fontFamily: vars.font.mono, fontSize: '12px', fontWeight: weight.regular, textAnchor: 'middle' }),
);
