import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';
import { pageTitle } from './pageTitle.css.ts';

const { color, space, text } = vars;

export const column = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, minWidth: 0 }));

export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s12,
    marginBlockEnd: space.s12,
    // A column keeps its own distance.
    selectors: { [`${column} > &`]: { marginBlockEnd: 0 } },
  }),
);
export const title = pageTitle;
const grown = { flexGrow: 1 };
export const lastTitle = style([pageTitle, inFeatures(grown)]);
export const note = style(inFeatures({ color: color.text.muted, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
export const lastNote = style([note, inFeatures(grown)]);
/** Fields in the head: their own line where there is no room. */
export const tools = style(
  inFeatures({
    display: 'flex',
    flex: '1 1 100%',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space.s8,
    minInlineSize: 0,
    fontSize: text.sm,
    '@media': { [media.md]: { flexBasis: '260px', justifyContent: 'flex-end' } },
  }),
);
export const end = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }));
/** On a phone it begins a line, as the tools above it do. */
export const endAfterTools = style([end, inFeatures({ '@media': { [media.md]: { marginInlineStart: 'auto' } } })]);
export const stack = style(inFeatures({ display: 'grid', gap: space.s16, justifyItems: 'start' }));
export const inset = style(inFeatures({ padding: `${space.s12} ${space.s16}` }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));

/** Takes focus when what had it is gone; it needs no ring of its own unless the keyboard is used. */
export const landing = style(
  inFeatures({
    ':focus': { outline: 'none' },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
    borderRadius: vars.radius.control,
  }),
);
