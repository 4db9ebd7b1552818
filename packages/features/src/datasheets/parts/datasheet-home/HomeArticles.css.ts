import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, leading } = vars;

export const list = style(
  inFeatures({
    display: 'grid',
    gap: space.s16,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }, [media.lg]: { gap: space.s24 } },
  }),
);
export const small = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const title = style(inFeatures({ fontSize: text.lg, fontWeight: weight.semibold, lineHeight: '1.5', overflowWrap: 'anywhere' }));
export const summary = style(
  inFeatures({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: color.text.secondary,
    fontSize: text.sm,
    lineHeight: leading.text,
  }),
);
export const foot = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s12,
    justifyContent: 'space-between',
    marginBlockStart: 'auto',
    paddingBlockStart: space.s12,
    color: color.text.secondary,
    fontSize: text.sm,
  }),
);
