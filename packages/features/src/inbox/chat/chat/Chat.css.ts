import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;
const hairline = `1px solid ${color.border.hairline}`;

export const chat = style(inFeatures({ display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%' }));

export const head = style(
  inFeatures({ display: 'flex', flex: 'none', gap: space.s12, alignItems: 'center', padding: `${space.s8} ${space.s12}`, borderBlockEnd: hairline }),
);
/** Only where the list is not beside it. */
export const back = style(inFeatures({ display: 'inline-flex', '@media': { [media.md]: { display: 'none' } } }));
export const who = style(inFeatures({ flex: '1 1 auto', minInlineSize: 0 }));
export const nameLine = style(inFeatures({ display: 'flex', gap: space.s8, alignItems: 'center', minInlineSize: 0 }));
export const name = style(
  inFeatures({
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: text.lg,
    lineHeight: vars.leading.tight,
    fontWeight: vars.weight.semibold,
    borderRadius: vars.radius.control,
    outline: 'none',
    ':focus-visible': focusRing,
  }),
);
export const sub = style(
  inFeatures({ overflow: 'hidden', margin: 0, color: color.text.secondary, fontSize: text.sm, textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const notices = style(
  inFeatures({ display: 'grid', flex: 'none', gap: space.s8, paddingInline: space.s12, paddingBlock: space.s8, ':empty': { display: 'none' } }),
);

export const subject = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', fontSize: text.sm }));
export const subjectWords = style(inFeatures({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' }));

/** The messages; it keeps its own place when older ones come above. */
export const logBox = style(inFeatures({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 }));
export const log = style(
  inFeatures({
    flex: '1 1 auto',
    minBlockSize: 0,
    padding: `${space.s12} ${space.s16}`,
    overflowY: 'auto',
    overflowAnchor: 'none',
    overscrollBehavior: 'contain',
    background: color.bg.page,
    outline: 'none',
    ':focus-visible': { outline: focusRing.outline, outlineOffset: '-2px' },
  }),
);
export const items = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, margin: 0, padding: 0, listStyle: 'none' }));
export const middle = style(
  inFeatures({ justifySelf: 'center', margin: 0, color: color.text.muted, fontSize: text.xs, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }),
);
export const top = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: space.s8, alignItems: 'center', marginBlockEnd: space.s12 }));
/** The way down, under what is read rather than over it. */
export const below = style(inFeatures({ display: 'flex', flex: 'none', justifyContent: 'center', paddingBlock: space.s4, borderBlockStart: hairline }));
export const typing = style(inFeatures({ minBlockSize: '1.25rem', marginBlockStart: space.s8, color: color.text.muted, fontSize: text.xs }));

export const item = style(inFeatures({ display: 'flex', gap: space.s8, alignItems: 'flex-start', scrollMarginBlock: space.s48 }));
export const own = style([item, inFeatures({ flexDirection: 'row-reverse' })]);
export const body = style(inFeatures({ display: 'grid', gap: space.s4, justifyItems: 'start', minInlineSize: 0, maxInlineSize: 'min(34rem, 82%)' }));
export const ownBody = style([body, inFeatures({ justifyItems: 'end' })]);
export const meta = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s8,
    alignItems: 'center',
    color: color.text.muted,
    fontSize: text.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);
const bubbleRule = {
  margin: 0,
  padding: `${space.s8} ${space.s12}`,
  border: hairline,
  borderRadius: vars.radius.card,
  background: color.bg.surface,
  fontSize: text.md,
  lineHeight: vars.leading.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;
export const bubble = style(inFeatures(bubbleRule));
export const ownBubble = style(inFeatures({ ...bubbleRule, borderColor: color.border.hairline, background: color.bg.selected }));
export const jumped = style(inFeatures({ outline: `2px solid ${color.border.accent}`, outlineOffset: '2px' }));
export const answered = style(
  inFeatures({
    display: 'block',
    marginBlockEnd: space.s4,
    paddingInlineStart: space.s8,
    borderInlineStart: `3px solid ${color.border.hairline}`,
    color: color.text.secondary,
    fontSize: text.sm,
    whiteSpace: 'normal',
  }),
);
/** What can be done with a message: seen with the pointer or the focus on it, always where there is no pointer to hover with. */
export const actions = style(
  inFeatures({
    flex: 'none',
    alignSelf: 'center',
    '@media': { '(hover: hover)': { opacity: 0 } },
    selectors: { [`${item}:hover &`]: { opacity: 1 }, [`${item}:focus-within &`]: { opacity: 1 }, '&:has([aria-expanded=true])': { opacity: 1 } },
  }),
);
export const failed = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s8,
    alignItems: 'center',
    justifyContent: 'flex-end',
    color: color.text.danger,
    fontSize: text.sm,
  }),
);
export const failedWords = style(inFeatures({ display: 'inline-flex', gap: space.s4, alignItems: 'center', overflowWrap: 'anywhere' }));

export const card = style(
  inFeatures({
    display: 'grid',
    gap: space.s8,
    inlineSize: '18rem',
    maxInlineSize: '100%',
    padding: space.s12,
    border: hairline,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
  }),
);
export const cardKind = style(inFeatures({ display: 'flex', gap: space.s8, alignItems: 'center', color: color.text.muted, fontSize: text.xs }));
export const cardTitle = style(inFeatures({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' }));
export const cardFacts = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: `${space.s2} ${space.s12}`, margin: 0, fontSize: text.sm }),
);
export const cardTerm = style(inFeatures({ color: color.text.muted }));
export const cardValue = style(inFeatures({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }));
export const file = style([card, inFeatures({ gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' })]);
export const fileIcon = style(inFeatures({ display: 'inline-flex', color: color.text.muted }));
export const fileName = style(inFeatures({ display: 'block', overflowWrap: 'anywhere', fontSize: text.sm }));
export const fileSize = style(inFeatures({ color: color.text.muted, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' }));
export const picture = style(
  inFeatures({
    display: 'block',
    inlineSize: 'auto',
    blockSize: 'auto',
    maxInlineSize: '100%',
    maxBlockSize: '16rem',
    borderRadius: vars.radius.card,
    border: hairline,
    background: color.bg.surface,
  }),
);
export const pictureButton = style(
  inFeatures({ display: 'block', padding: 0, border: 0, background: 'none', borderRadius: vars.radius.card, cursor: 'zoom-in', ':focus-visible': focusRing }),
);
export const pictureBone = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '12rem',
    blockSize: '9rem',
    maxInlineSize: '100%',
    padding: space.s8,
    border: hairline,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
    color: color.text.muted,
    fontSize: text.sm,
    textAlign: 'center',
  }),
);
export const large = style(inFeatures({ display: 'block', maxInlineSize: '100%', blockSize: 'auto', marginInline: 'auto' }));

export const composer = style(
  inFeatures({ display: 'grid', flex: 'none', gap: space.s8, padding: space.s12, borderBlockStart: hairline, background: color.bg.surface }),
);
export const answering = style(
  inFeatures({ display: 'flex', gap: space.s8, alignItems: 'center', color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }),
);
export const composerFoot = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const sendEnd = style(inFeatures({ display: 'flex', gap: space.s4, alignItems: 'center', marginInlineStart: 'auto' }));
export const hint = style(inFeatures({ color: color.text.muted, fontSize: text.xs, '@media': { '(pointer: coarse)': { display: 'none' } } }));
export const problems = style(inFeatures({ display: 'grid', gap: space.s8 }));
