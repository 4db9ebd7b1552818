import { globalStyle, style } from '@vanilla-extract/css';
import { layers, media, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;
const PAGE = 'cp-paper';

// A page of its own name: other pages of the site are printed as ever. Numbers need no words: 1 / 3.
const sheet = {
  size: 'A4',
  margin: '18mm 16mm 20mm',
  '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontFamily: 'sans-serif', fontSize: '9pt' },
};
globalStyle(`@page ${PAGE}`, { '@layer': { [layers.ui]: sheet } });

/** A sheet on the screen, the page itself on paper. */
export const paper = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s24,
    width: '100%',
    maxWidth: '210mm',
    padding: space.s16,
    border: `1px solid ${color.border.hairline}`,
    background: color.bg.paper,
    color: color.text.default,
    fontSize: text.sm,
    lineHeight: vars.leading.text,
    overflowWrap: 'anywhere',
    '@media': {
      [media.md]: { padding: '16mm' },
      print: { display: 'block', maxWidth: 'none', padding: 0, border: 0, background: 'none' },
    },
  }),
);
// The whole page takes that name: a change of it within would begin a new sheet for the paddings that follow.
globalStyle(`body:has(${paper})`, inUi({ '@media': { print: { page: PAGE } } }));
// Grids do not break across pages everywhere, so on paper the blocks keep their distance by themselves.
globalStyle(`${paper} > * + *`, inUi({ '@media': { print: { marginBlockStart: space.s16 } } }));
globalStyle(`${paper} :is(tr, figure, li, dt)`, inUi({ '@media': { print: { breakInside: 'avoid' } } }));
globalStyle(`${paper} :is(h1, h2, h3, h4)`, inUi({ '@media': { print: { breakAfter: 'avoid' } } }));
globalStyle(`${paper} thead`, inUi({ '@media': { print: { display: 'table-header-group' } } }));

export const letterhead = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s8} ${space.s24}`,
    paddingBlockEnd: space.s12,
    borderBlockEnd: `2px solid ${color.text.default}`,
  }),
);
export const title = style(inUi({ margin: 0, fontSize: text.x2, fontWeight: vars.weight.semibold, lineHeight: vars.leading.tight }));
export const meta = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: `${space.s4} ${space.s24}`,
    margin: 0,
    marginBlockStart: space.s12,
  }),
);
export const fact = style(inUi({ display: 'flex', gap: space.s8, minWidth: 0 }));
export const term = style(inUi({ flex: 'none', color: color.text.secondary }));
export const value = style(inUi({ margin: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' }));
export const body = style(inUi({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, '@media': { print: { display: 'block' } } }));
globalStyle(`${body} > * + *`, inUi({ '@media': { print: { marginBlockStart: space.s16 } } }));
export const footer = style(
  inUi({
    paddingBlockStart: space.s12,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    color: color.text.secondary,
    fontSize: text.xs,
    '@media': { print: { breakInside: 'avoid' } },
  }),
);
