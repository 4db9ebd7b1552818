import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, leading, radius } = vars;

export const words = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: space.s4, minWidth: 0 }));
export const tags = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, marginBlockEnd: space.s4 }));

const clamp = (lines: number) => ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;
export const title = style(inFeatures({ ...clamp(3), fontSize: text.lg, fontWeight: weight.semibold, lineHeight: '1.5', overflowWrap: 'anywhere' }));
export const summary = style(
  inFeatures({
    ...clamp(2),
    color: color.text.secondary,
    fontSize: text.sm,
    lineHeight: leading.text,
    '@media': { 'not all and (min-width: 480px)': { display: 'none' } },
  }),
);
export const foot = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s12}`,
    alignItems: 'center',
    marginBlockStart: 'auto',
    paddingBlockStart: space.s8,
    color: color.text.secondary,
    fontSize: text.sm,
  }),
);
export const counters = style(
  inFeatures({ display: 'flex', gap: space.s12, marginInlineStart: 'auto', padding: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' }),
);
export const counter = style(inFeatures({ display: 'inline-flex', gap: space.s4, alignItems: 'center' }));
export const cover = style(
  inFeatures({
    width: '6rem',
    height: '4rem',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.control,
    objectFit: 'cover',
    background: color.bg.sunken,
    '@media': { [media.sm]: { width: '9rem', height: '6rem' } },
  }),
);
