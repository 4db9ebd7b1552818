import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, leading, radius } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 } as const;

export const post = style(inFeatures({ ...column, gap: space.s12 }));
export const head = style(inFeatures({ display: 'flex', gap: space.s12, alignItems: 'center' }));
/** As large as the button that comes. */
export const who = style(inFeatures({ ...column, flex: '1 1 auto', gap: space.s4 }));
export const name = style(inFeatures({ margin: 0, fontSize: text.md, fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const line = style(
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
/** What somebody wrote, with its lines; not wider than one reads well. */
export const words = style(
  inFeatures({ margin: 0, maxInlineSize: '44rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: leading.text, ':focus': { outline: 'none' } }),
);
/** An address that somebody wrote. */
export const outside = style(inFeatures({ color: color.text.link, overflowWrap: 'anywhere' }));
export const tags = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
export const pictures = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space.s4,
    maxInlineSize: '30rem',
    borderRadius: radius.control,
  }),
);
export const picture = style(
  inFeatures({
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.control,
    objectFit: 'cover',
    background: color.bg.sunken,
  }),
);
/** The place of a picture that is read with the session. */
export const closed = style(inFeatures({ display: 'grid', minInlineSize: 0 }));
export const gallery = style(inFeatures({ maxInlineSize: '44rem', minInlineSize: 0 }));
export const quote = style(
  inFeatures({
    ...column,
    gap: space.s4,
    maxInlineSize: '44rem',
    padding: space.s12,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.control,
    background: color.bg.sunken,
  }),
);
export const quoted = style(
  inFeatures({ margin: 0, display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 4, overflow: 'hidden', overflowWrap: 'anywhere' }),
);
export const poll = style(inFeatures({ ...column, gap: space.s12, maxInlineSize: '30rem' }));
export const results = style(inFeatures({ ...column, gap: space.s12, margin: 0, padding: 0, listStyle: 'none' }));
export const result = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, justifyContent: 'space-between', fontSize: text.sm }));
export const mine = style(inFeatures({ fontWeight: weight.semibold }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const versions = style(inFeatures({ ...column, gap: space.s16, margin: 0, padding: 0, listStyle: 'none' }));
