import { cardFrame, focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, leading, radius } = vars;

export const page = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s32,
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', columnGap: space.s48 } },
  }),
);
export const main = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s32 }));
export const head = style(inFeatures({ display: 'grid', gap: space.s12 }));
export const title = pageTitle;
export const summary = style(inFeatures({ maxWidth: '48rem', color: color.text.secondary, fontSize: text.lg, lineHeight: leading.read }));
export const tags = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const section = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, scrollMarginBlockStart: space.s24 }));
export const sectionHead = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s8} ${space.s12}`, alignItems: 'center' }));
export const sectionTitle = style(inFeatures({ fontSize: text.xl, fontWeight: weight.semibold }));
export const note = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const end = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', marginInlineStart: 'auto' }));
export const prose = style(inFeatures({ maxWidth: '48rem', minWidth: 0 }));
export const aside = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s24,
    '@media': { [media.lg]: { position: 'sticky', insetBlockStart: space.s24 } },
  }),
);
/** Drawings are made for paper, in the dark as well. */
export const sheet = style(
  inFeatures({
    ...cardFrame,
    overflow: 'auto',
    maxHeight: '80vh',
    background: color.bg.paper,
    overscrollBehavior: 'contain',
    ':focus-visible': focusRing,
    '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
  }),
);
export const drawing = style(inFeatures({ display: 'block', width: 'calc(100% * var(--cp-zoom, 1))', maxWidth: 'none', height: 'auto' }));
export const percent = style(
  inFeatures({ minWidth: '3.5rem', color: color.text.secondary, fontSize: text.sm, fontVariantNumeric: 'tabular-nums', textAlign: 'center' }),
);
export const rows = style(inFeatures({ display: 'grid', padding: 0, listStyle: 'none' }));
export const row = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s8} ${space.s16}`,
    alignItems: 'center',
    paddingBlock: space.s12,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    ':last-child': { borderBlockEnd: 0 },
  }),
);
export const rowWords = style(inFeatures({ display: 'grid', flex: '1 1 14rem', gap: space.s4, minWidth: 0, overflowWrap: 'anywhere' }));
export const rowFacts = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, color: color.text.secondary, fontSize: text.sm }),
);
export const digest = style(inFeatures({ color: color.text.muted, fontFamily: vars.font.mono, fontSize: text.xs, overflowWrap: 'anywhere' }));
export const parts = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, padding: 0, listStyle: 'none', fontFamily: vars.font.mono, fontSize: text.sm }),
);
export const lesson = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s12}`,
    alignItems: 'center',
    minBlockSize: vars.size.target,
    paddingBlock: space.s8,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    ':last-child': { borderBlockEnd: 0 },
  }),
);
export const lessonEnd = style(
  inFeatures({ display: 'flex', gap: space.s8, alignItems: 'center', marginInlineStart: 'auto', color: color.text.secondary, fontSize: text.sm }),
);
export const here = style(inFeatures({ borderRadius: radius.control, fontWeight: weight.semibold }));
