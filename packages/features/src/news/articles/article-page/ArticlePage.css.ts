import { cardFrame, focusRing, media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, leading } = vars;

export const page = style(
  inFeatures({
    display: 'grid',
    gap: space.s32,
    justifyContent: 'center',
    gridTemplateColumns: 'minmax(0, 42rem)',
    paddingBlockEnd: space.s16,
    '@media': {
      [media.lg]: { gridTemplateColumns: 'minmax(0, 42rem) 16rem', gridTemplateRows: 'auto 1fr', columnGap: space.s64 },
      print: { display: 'block', paddingBlock: 0 },
    },
  }),
);
export const article = style(inFeatures({ display: 'grid', gap: space.s24, alignContent: 'start', minWidth: 0 }));
export const title = style(
  inFeatures({ fontSize: text.x3, fontWeight: weight.semibold, lineHeight: leading.tight, outline: 'none', overflowWrap: 'anywhere' }),
);
export const tags = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));
export const byline = style(inFeatures({ paddingBlockEnd: space.s16, borderBlockEnd: `1px solid ${color.border.hairline}` }));
export const lead = style(inFeatures({ color: color.text.secondary, fontSize: text.lg, lineHeight: leading.read }));
export const body = style(inFeatures({ minWidth: 0 }));
export const large = style(inFeatures({ zoom: '1.2' }));
export const corrections = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
globalStyle(`${corrections} ul`, inFeatures({ margin: 0, paddingInlineStart: space.s20 }));
export const source = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const actions = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s8,
    alignItems: 'center',
    paddingBlock: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    '@media': { print: { display: 'none' } },
  }),
);
export const actionsEnd = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, '@media': { [media.md]: { marginInlineStart: 'auto' } } }));
export const count = style(inFeatures({ fontVariantNumeric: 'tabular-nums' }));
export const neighbours = style(
  inFeatures({
    display: 'grid',
    gap: space.s12,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' }, print: { display: 'none' } },
  }),
);
export const neighbour = style(inFeatures({ display: 'grid', gap: space.s4, alignContent: 'start', fontSize: text.md }));
export const neighbourWord = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));

export const aside = style(
  inFeatures({
    display: 'grid',
    gap: space.s32,
    alignContent: 'start',
    '@media': {
      [media.lg]: { position: 'sticky', insetBlockStart: space.s24, gridColumn: '2', gridRow: '1 / span 2', alignSelf: 'start' },
      print: { display: 'none' },
    },
  }),
);
/** The contents stand beside the text where there is room, and fold away above it where there is none. */
export const wideOnly = style(inFeatures({ display: 'none', '@media': { [media.lg]: { display: 'block' } } }));
export const narrowOnly = style(inFeatures({ '@media': { [media.lg]: { display: 'none' }, print: { display: 'none' } } }));
export const fold = style(
  inFeatures({
    paddingInline: space.s16,
    ...cardFrame,
    fontSize: text.md,
  }),
);
export const foldTitle = style(
  inFeatures({ minHeight: vars.size.target, paddingBlock: space.s12, cursor: 'pointer', fontWeight: weight.medium, ':focus-visible': focusRing }),
);
globalStyle(`${fold} nav`, inFeatures({ marginBlockEnd: space.s16 }));
export const asideTitle = style(inFeatures({ marginBlockEnd: space.s8, color: color.text.secondary, fontSize: text.sm }));
export const parts = style(inFeatures({ padding: 0, listStyle: 'none' }));
export const part = style(
  inFeatures({ display: 'grid', gap: space.s2, paddingBlock: space.s8, borderBlockStart: `1px solid ${color.border.hairline}`, fontSize: text.sm }),
);
export const partFacts = style(inFeatures({ color: color.text.secondary, fontSize: text.xs }));
globalStyle(`${part} a`, inFeatures({ fontFamily: vars.font.mono }));
