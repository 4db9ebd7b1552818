import { cardFrame, focusRing, vars } from '@chippage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space } = vars;

export const card = style(
  inFeatures({
    position: 'relative',
    ...cardFrame,
    ':hover': { borderColor: color.border.control },
    // The ring stands around the whole card, because the whole card is the link.
    selectors: { '&:has(a:focus-visible)': focusRing },
  }),
);
export const look = styleVariants({
  row: inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s16, minHeight: '100%', padding: space.s16 }),
  column: inFeatures({ display: 'flex', flexDirection: 'column', gap: space.s4, padding: space.s20 }),
});
// Words keep room for nine Chinese letters; where there is less, what stands beside them goes below.
globalStyle(`${look.row} > :first-child`, inFeatures({ flex: '1 1 9rem', minWidth: 0 }));
export const link = style(
  inFeatures({
    outline: 'none',
    textDecoration: 'none',
    // One link, as large as the card.
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  }),
);
export const tone = styleVariants({
  default: inFeatures({ color: color.text.default }),
  quiet: inFeatures({ color: color.text.secondary }),
});
globalStyle(`${card}:hover ${link}, ${link}:focus-visible`, inFeatures({ color: color.text.accent }));
