import { cardFrame, focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, leading, radius } = vars;

export const card = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, padding: space.s16, ...cardFrame }));
export const head = style(inFeatures({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: space.s12, alignItems: 'start' }));
export const who = style(inFeatures({ display: 'grid', gap: space.s4, minInlineSize: 0 }));
export const line = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s8}`, alignItems: 'center', margin: 0 }));
export const name = style(inFeatures({ margin: 0, fontSize: text.md, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const facts = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s12}`,
    alignItems: 'center',
    margin: 0,
    color: color.text.secondary,
    fontSize: text.sm,
  }),
);
/** As wide as one reads well. */
export const content = style(
  inFeatures({ margin: 0, maxInlineSize: '44rem', lineHeight: leading.text, overflowWrap: 'anywhere', whiteSpace: 'pre-line', outline: 'none' }),
);
/** To another site, by whoever wrote the post. */
export const outside = style(
  inFeatures({ borderRadius: '2px', color: color.text.link, textDecoration: 'underline', textUnderlineOffset: '0.2em', ':focus-visible': focusRing }),
);
export const clamped = style(inFeatures({ display: '-webkit-box', WebkitLineClamp: 8, WebkitBoxOrient: 'vertical', overflow: 'hidden' }));
export const pictures = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space.s4,
    maxInlineSize: '27rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const onePicture = style(inFeatures({ gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: '20rem' }));
export const picture = style(
  inFeatures({
    display: 'block',
    aspectRatio: '1',
    borderRadius: radius.control,
    overflow: 'hidden',
    ':focus-visible': focusRing,
    selectors: { [`${onePicture} &`]: { aspectRatio: '4 / 3' } },
  }),
);
export const image = style(inFeatures({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover', background: color.bg.sunken }));
export const tags = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
/** High enough to be pressed beside what stands over and under it. */
export const tag = style(inFeatures({ display: 'inline-flex', alignItems: 'center', minBlockSize: '28px' }));
export const quote = style(
  inFeatures({
    display: 'grid',
    gap: space.s4,
    margin: 0,
    paddingInlineStart: space.s12,
    borderInlineStart: `2px solid ${color.border.hairline}`,
    color: color.text.secondary,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  }),
);
export const quoted = style(inFeatures({ display: '-webkit-box', WebkitLineClamp: 4, WebkitBoxOrient: 'vertical', overflow: 'hidden', margin: 0 }));
export const poll = style(inFeatures({ display: 'grid', gap: space.s8, maxInlineSize: '30rem', margin: 0, padding: 0, border: 0, minInlineSize: 0 }));
export const options = style(inFeatures({ display: 'grid', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
export const result = style(
  inFeatures({
    position: 'relative',
    display: 'flex',
    gap: space.s8,
    alignItems: 'center',
    padding: space.s8,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.control,
  }),
);
export const share = style(
  inFeatures({ position: 'absolute', insetBlock: 0, insetInlineStart: 0, background: color.accent.soft, borderRadius: radius.control }),
);
export const resultWords = style(inFeatures({ position: 'relative', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const resultCount = style(inFeatures({ position: 'relative', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s4, alignItems: 'center' }));
export const list = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, margin: 0, padding: 0, listStyle: 'none' }));
/** What a page is about, as wide as its comments read well. */
export const wide = style(inFeatures({ maxInlineSize: '60rem', '@media': { [media.md]: { padding: space.s24 } } }));
