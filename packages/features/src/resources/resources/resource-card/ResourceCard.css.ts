import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, leading, radius } = vars;

const clamp = (lines: number) => ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;
export const list = style(
  inFeatures({
    display: 'grid',
    gap: space.s16,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    padding: 0,
    listStyle: 'none',
    minWidth: 0,
  }),
);
/** The cards of a row are as high as the highest. */
export const item = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
export const words = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: space.s8, minWidth: 0, flexGrow: 1 }));
/** Drawings are made on white. */
export const cover = style(
  inFeatures({
    width: '100%',
    height: '9rem',
    padding: space.s8,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.control,
    objectFit: 'contain',
    background: color.bg.paper,
    '@media': { [media.sm]: { height: '11rem' } },
  }),
);
export const title = style(inFeatures({ ...clamp(3), fontSize: text.lg, fontWeight: weight.semibold, lineHeight: '1.5', overflowWrap: 'anywhere' }));
export const summary = style(inFeatures({ ...clamp(3), color: color.text.secondary, fontSize: text.sm, lineHeight: leading.text }));
export const tags = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));
export const foot = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s12}`,
    marginBlockStart: 'auto',
    paddingBlockStart: space.s4,
    color: color.text.secondary,
    fontSize: text.sm,
  }),
);
