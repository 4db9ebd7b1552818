import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const bar = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', minBlockSize: '40px' }));
export const chosen = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontFamily: vars.font.sans, fontSize: text.xs }));
export const facts = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'center', fontSize: text.sm }));
export const two = style(
  inFeatures({ display: 'grid', gap: space.s2, minInlineSize: 0, justifyItems: 'start', paddingBlock: space.s4, fontFamily: vars.font.sans }),
);
export const model = style(
  inFeatures({ display: 'grid', gap: space.s2, minInlineSize: 'min(9rem, 60vw)', paddingBlock: space.s4, justifyItems: 'start', overflowWrap: 'anywhere' }),
);
/** Small words that are links stand as far apart as a finger needs. */
export const small = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.s8}`,
    fontFamily: vars.font.sans,
    fontSize: text.xs,
    lineHeight: vars.size.target,
  }),
);
export const table = style(inFeatures({ display: 'none', '@media': { [media.lg]: { display: 'block' } } }));
export const cards = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.lg]: { display: 'none' } },
  }),
);
export const card = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8, minInlineSize: 0 }));
export const cardHead = style(inFeatures({ display: 'flex', gap: space.s8, alignItems: 'start', justifyContent: 'space-between' }));
export const cardCells = style(
  inFeatures({
    display: 'grid',
    // Two beside each other on a phone, one when letters are twice as large.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: `${space.s8} ${space.s12}`,
    margin: 0,
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);
export const cardCell = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2, minInlineSize: 0, alignContent: 'start' }));
export const term = style(inFeatures({ color: color.text.secondary, fontSize: text.xs }));
export const value = style(inFeatures({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' }));

/** A cell, and what became of what was written in it. */
export const cell = style(inFeatures({ display: 'inline-grid', gap: space.s2, minInlineSize: 0, maxInlineSize: '100%', paddingBlock: space.s2 }));
export const shut = style(
  inFeatures({
    minBlockSize: vars.size.target,
    minInlineSize: '3.5rem',
    maxInlineSize: `calc(100% + 2 * ${space.s4})`,
    marginInline: `calc(-1 * ${space.s4})`,
    padding: `0 ${space.s4}`,
    border: '1px dashed transparent',
    borderBlockEndColor: color.border.control,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'text',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { borderColor: color.border.control, background: color.bg.surface },
      '&:focus-visible': focusRing,
      '&[data-state="failed"]': { borderStyle: 'solid', borderColor: color.border.danger },
    },
  }),
);
export const said = style(
  inFeatures({
    color: color.text.secondary,
    fontFamily: vars.font.sans,
    fontSize: text.xs,
    whiteSpace: 'normal',
    textAlign: 'start',
    maxInlineSize: '12rem',
    selectors: { '&[data-state="failed"]': { color: color.text.danger }, '&[data-state="saved"]': { color: color.text.ok } },
  }),
);
export const open = style(
  inFeatures({ display: 'grid', gap: space.s2, minInlineSize: '6.5rem', maxInlineSize: '14rem', paddingBlock: space.s2, textAlign: 'start' }),
);
export const input = style(
  inFeatures({
    inlineSize: '100%',
    minBlockSize: vars.size.controlSm,
    padding: `0 ${space.s8}`,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.default,
    font: 'inherit',
    fontFamily: vars.font.mono,
    selectors: { '&:focus': focusRing, '&[aria-invalid]': { borderColor: color.border.danger } },
  }),
);
export const keys = style(
  inFeatures({ display: 'none', margin: 0, color: color.text.secondary, fontSize: text.sm, '@media': { [media.lg]: { display: 'block' } } }),
);
/** What became of lines, in the dialog. */
export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
export const results = style(inFeatures({ display: 'grid', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
export const result = style(
  inFeatures({
    display: 'grid',
    gap: space.s2,
    minInlineSize: 0,
    paddingBlockEnd: space.s8,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    overflowWrap: 'anywhere',
  }),
);
export const resultHead = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', justifyContent: 'space-between' }));
export const news = style(inFeatures({ outline: 'none' }));
