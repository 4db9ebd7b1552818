import { cardFrame, focusRing, media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, leading, radius } = vars;

export const list = style(
  inFeatures({
    display: 'grid',
    gap: space.s16,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }, [media.lg]: { gap: space.s24 } },
  }),
);
export const card = style(
  inFeatures({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space.s4,
    padding: space.s20,
    ...cardFrame,
    ':hover': { borderColor: color.border.control },
    selectors: { '&:has(a:focus-visible)': focusRing },
  }),
);
export const small = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const title = style(inFeatures({ fontSize: text.lg, fontWeight: weight.semibold, lineHeight: '1.5', overflowWrap: 'anywhere' }));
export const link = style(
  inFeatures({
    color: color.text.default,
    outline: 'none',
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  }),
);
globalStyle(`${card}:hover ${link}, ${link}:focus-visible`, inFeatures({ color: color.text.accent }));
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
