import { focusRing, media, vars } from '@chippage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight, leading } = vars;

export const page = style(
  inFeatures({
    display: 'grid',
    gap: space.s32,
    paddingBlock: `${space.s32} ${space.s64}`,
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 42rem) 16rem', columnGap: space.s64, alignItems: 'start' } },
  }),
);
export const bones = style(inFeatures({ display: 'grid', gap: space.s16, maxWidth: '42rem', paddingBlock: space.s32 }));
export const article = style(inFeatures({ minWidth: 0 }));
export const title = style(inFeatures({ fontSize: text.x3, fontWeight: weight.semibold, lineHeight: leading.tight, outline: 'none' }));
export const updated = style(inFeatures({ marginBlock: `${space.s8} ${space.s32}`, color: color.text.secondary, fontSize: text.sm }));

/** Article text: 16 px in lines of about 42 characters. */
export const prose = style(inFeatures({ display: 'flow-root', fontSize: text.lg, lineHeight: leading.read, overflowWrap: 'anywhere' }));
globalStyle(`${prose} > * + *`, inFeatures({ marginBlockStart: space.s16 }));

const headingBase = { fontWeight: weight.semibold, lineHeight: leading.tight, scrollMarginBlockStart: space.s24, outline: 'none' } as const;
export const heading = styleVariants({
  h2: inFeatures({ ...headingBase, fontSize: text.x2, selectors: { [`${prose} > * + &`]: { marginBlockStart: '2.5rem' } } }),
  h3: inFeatures({ ...headingBase, fontSize: text.xl, selectors: { [`${prose} > * + &`]: { marginBlockStart: space.s32 } } }),
  h4: inFeatures({ ...headingBase, fontSize: text.lg, selectors: { [`${prose} > * + &`]: { marginBlockStart: space.s24 } } }),
});

/** Seen when the heading is pointed at, and whenever it has focus. */
export const anchor = style(
  inFeatures({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: vars.size.target,
    marginInlineStart: space.s4,
    color: color.text.muted,
    fontWeight: weight.regular,
    ':focus-visible': { ...focusRing, outlineOffset: 0, color: color.text.accent },
    selectors: { 'h2:not(:hover) > &:not(:focus-visible), h3:not(:hover) > &:not(:focus-visible), h4:not(:hover) > &:not(:focus-visible)': { opacity: 0 } },
    '@media': { '(hover: none)': { display: 'none' } },
  }),
);

const listBase = { paddingInlineStart: space.s24 };
export const list = styleVariants({ plain: inFeatures({ ...listBase, listStyle: 'disc' }), ordered: inFeatures({ ...listBase, listStyle: 'decimal' }) });
export const quote = style(inFeatures({ paddingInlineStart: space.s16, borderInlineStart: `2px solid ${color.border.control}`, color: color.text.secondary }));
export const code = style(
  inFeatures({ padding: `0 ${space.s4}`, borderRadius: vars.radius.control, background: color.bg.sunken, fontFamily: vars.font.mono, fontSize: '0.875em' }),
);

export const tableScroll = style(
  inFeatures({ overflowX: 'auto', border: `1px solid ${color.border.hairline}`, borderRadius: vars.radius.card, ':focus-visible': focusRing }),
);
export const table = style(inFeatures({ width: '100%', borderCollapse: 'collapse', fontSize: text.sm, lineHeight: leading.text }));
globalStyle(
  `${table} :is(th, td)`,
  inFeatures({
    minWidth: '6rem',
    padding: `${space.s8} ${space.s12}`,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    textAlign: 'start',
    verticalAlign: 'top',
  }),
);
globalStyle(
  `${table} th`,
  inFeatures({ background: color.bg.sunken, color: color.text.secondary, fontSize: text.xs, fontWeight: weight.medium, whiteSpace: 'nowrap' }),
);
globalStyle(`${table} tbody tr:last-child td`, inFeatures({ borderBlockEnd: 0 }));

export const contents = style(
  inFeatures({
    order: -1,
    padding: space.s16,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
    fontSize: text.sm,
    '@media': { [media.lg]: { order: 0, position: 'sticky', insetBlockStart: space.s24 } },
  }),
);
export const contentsTitle = style(inFeatures({ marginBlockEnd: space.s8, fontWeight: weight.semibold }));
export const contentsLink = style(
  inFeatures({
    display: 'block',
    paddingBlock: space.s4,
    color: color.text.secondary,
    ':hover': { color: color.text.accent },
    ':focus-visible': focusRing,
    '@media': { '(pointer: coarse)': { paddingBlock: space.s8 } },
  }),
);
