import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';
import { pageTitle } from '../../parts/page-column/pageTitle.css.ts';

const { color, space, text, weight } = vars;

export const page = style(inFeatures({ paddingBlockEnd: space.s16 }));
export const title = pageTitle;
export const intro = style(inFeatures({ marginBlockStart: space.s8, color: color.text.secondary }));
export const group = style(inFeatures({ marginBlock: `${space.s32} ${space.s8}`, fontSize: text.xl, fontWeight: weight.semibold }));
export const list = style(
  inFeatures({
    display: 'grid',
    columnGap: space.s24,
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);
export const item = style(inFeatures({ minWidth: 0, paddingBlock: space.s4, borderBlockEnd: `1px solid ${color.border.hairline}` }));
export const line = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: space.s8,
    minHeight: '2rem',
    fontSize: text.sm,
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
    selectors: { '&:is(a):hover': { color: color.text.accent } },
  }),
);
export const name = style(inFeatures({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));
export const version = style(inFeatures({ color: color.text.secondary, fontSize: text.xs }));
export const show = style(
  inFeatures({
    width: 'fit-content',
    minHeight: vars.size.target,
    color: color.text.secondary,
    fontSize: text.xs,
    cursor: 'pointer',
    ':focus-visible': focusRing,
  }),
);
export const hidden = style(inFeatures({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }));
export const fullText = style(
  inFeatures({
    padding: space.s12,
    background: color.bg.sunken,
    fontFamily: vars.font.mono,
    fontSize: text.xs,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
