import { focusRing, vars } from '@chippage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../theme/inFeatures.ts';

const { color, space, text, weight, leading } = vars;

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

/** A block of text that keeps its line breaks and scrolls by itself. */
export const codeBlock = style(
  inFeatures({
    padding: space.s16,
    overflowX: 'auto',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: color.bg.sunken,
    fontFamily: vars.font.mono,
    fontSize: text.md,
    lineHeight: leading.text,
    whiteSpace: 'pre',
    ':focus-visible': focusRing,
  }),
);
export const figure = style(inFeatures({ display: 'grid', gap: space.s8, justifyItems: 'start' }));
export const picture = style(
  inFeatures({ maxWidth: '100%', height: 'auto', border: `1px solid ${color.border.hairline}`, borderRadius: vars.radius.card, background: color.bg.sunken }),
);
export const caption = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, lineHeight: leading.text }));

/** A part number within a line, that leads to the part. */
export const part = style(
  inFeatures({
    display: 'inline-block',
    padding: `0 ${space.s8}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.accent,
    fontFamily: vars.font.mono,
    fontSize: '0.875em',
    lineHeight: '1.6',
    textDecoration: 'none',
    ':hover': { borderColor: color.border.accent },
    ':focus-visible': focusRing,
  }),
);
