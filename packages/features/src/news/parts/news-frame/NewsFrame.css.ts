import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, leading, radius } = vars;

export const page = style(
  // Columns that may be narrower than what is in them: the channels scroll by themselves.
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s24, paddingBlock: `${space.s32} ${space.s64}` }),
);
export const head = style(inFeatures({ display: 'grid', gap: space.s8, justifyItems: 'start' }));
export const title = style(inFeatures({ fontSize: text.x3, fontWeight: weight.semibold, lineHeight: leading.tight, outline: 'none' }));
export const description = style(inFeatures({ color: color.text.secondary, fontSize: text.md }));
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s32,
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: space.s48 } },
  }),
);
export const aside = style(inFeatures({ display: 'grid', gap: space.s24, minWidth: 0 }));

export const channels = style(
  inFeatures({
    display: 'flex',
    gap: space.s24,
    padding: 0,
    overflowX: 'auto',
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    listStyle: 'none',
    scrollbarWidth: 'thin',
  }),
);
export const subChannels = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, padding: 0, listStyle: 'none', marginBlockStart: space.s12 }));
export const channel = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    paddingBlock: space.s8,
    borderBlockEnd: '2px solid transparent',
    color: color.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: color.text.default },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
    selectors: { '&[aria-current]': { borderBlockEndColor: color.accent.solid, color: color.text.default, fontWeight: weight.semibold } },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } } } },
  }),
);
export const words = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, padding: 0, listStyle: 'none' }));
export const word = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    padding: `${space.s2} ${space.s8}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.control,
    color: color.text.secondary,
    fontSize: text.sm,
    textDecoration: 'none',
    ':hover': { borderColor: color.border.control, color: color.text.default },
    ':focus-visible': focusRing,
    selectors: { '&[aria-current]': { borderColor: color.border.accent, background: color.bg.selected, color: color.text.accent } },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight', outline: '1px solid', outlineOffset: '-3px' } } } },
  }),
);
export const people = style(inFeatures({ display: 'grid', gap: space.s16, padding: 0, listStyle: 'none' }));
