import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight, radius } = vars;
const line = `1px solid ${color.border.hairline}`;

export const paper = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    gap: space.s16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: space.s16,
    border: line,
    borderRadius: radius.control,
    background: color.bg.surface,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
    '@media': { [media.md]: { padding: space.s32 } },
  }),
);
export const head = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'baseline', justifyContent: 'space-between' }),
);
export const heading = style(inFeatures({ fontSize: text.x2, fontWeight: weight.semibold, lineHeight: vars.leading.tight }));
export const en = style(inFeatures({ marginInlineStart: space.s8, color: color.text.secondary, fontSize: text.xs, fontWeight: weight.regular }));
export const sectionTitle = style(inFeatures({ marginBlockEnd: space.s8, fontSize: text.md, fontWeight: weight.semibold }));
export const parties = style(inFeatures({ display: 'grid', gap: space.s16, '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }));
export const party = style(inFeatures({ display: 'grid', gap: space.s2, alignContent: 'start' }));
export const quiet = style(inFeatures({ color: color.text.secondary }));
export const facts = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(7.5rem, auto) minmax(0, 1fr)', gap: `${space.s4} ${space.s12}`, margin: 0 }),
);
globalStyle(`${facts} dt`, inFeatures({ color: color.text.secondary }));
globalStyle(`${facts} dd`, inFeatures({ margin: 0 }));

export const table = style(inFeatures({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }));
globalStyle(
  `${table} :is(th, td)`,
  inFeatures({ padding: `${space.s8} ${space.s4}`, borderBlockEnd: line, textAlign: 'start', verticalAlign: 'top', fontWeight: weight.regular }),
);
globalStyle(`${table} thead th`, inFeatures({ color: color.text.secondary, verticalAlign: 'bottom' }));
export const end = style(inFeatures({ selectors: { [`${table} &`]: { textAlign: 'end', whiteSpace: 'nowrap' } } }));
/** Columns that a phone folds into the first one. */
export const wide = style(inFeatures({ display: 'none', '@media': { [media.md]: { display: 'table-cell' } } }));
export const narrow = style(inFeatures({ display: 'block', '@media': { [media.md]: { display: 'none' } } }));
export const mpn = style(inFeatures({ fontFamily: vars.font.mono, fontWeight: weight.medium }));
export const block = style(inFeatures({ display: 'block', color: color.text.secondary }));
export const totals = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space.s4} ${space.s16}`,
    margin: 0,
    justifySelf: 'end',
    minWidth: 'min(100%, 22rem)',
  }),
);
globalStyle(`${totals} dd`, inFeatures({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));
export const due = style(inFeatures({ selectors: { [`${totals} &`]: { fontSize: text.lg, fontWeight: weight.semibold } } }));

/** The mark of a paper that is no longer to be paid by: written aslant like a stamp. */
export const stamp = style(
  inFeatures({
    justifySelf: 'end',
    padding: `${space.s4} ${space.s12}`,
    border: '2px solid currentColor',
    borderRadius: radius.control,
    fontSize: text.lg,
    fontWeight: weight.semibold,
    transform: 'rotate(-4deg)',
  }),
);
export const stampTone = styleVariants({
  voided: inFeatures({ color: color.text.danger }),
  expired: inFeatures({ color: color.text.warn }),
  paid: inFeatures({ color: color.text.ok }),
});
export const crossed = style(inFeatures({ textDecoration: 'line-through' }));
export const value = style(inFeatures({ whiteSpace: 'pre-line' }));
