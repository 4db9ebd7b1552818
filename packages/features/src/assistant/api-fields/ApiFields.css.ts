import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, font } = vars;

/** Scrolls within itself on a phone; the keyboard gets there, too. */
export const scroll = style(inFeatures({ overflowX: 'auto', position: 'relative' }));
export const table = style(inFeatures({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.sm }));
export const caption = style(inFeatures({ paddingBlockEnd: space.s8, fontWeight: vars.weight.semibold, textAlign: 'start' }));
export const head = style(
  inFeatures({
    padding: `${space.s4} ${space.s12} ${space.s4} 0`,
    color: color.text.secondary,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  }),
);
const cell = style(
  inFeatures({
    padding: `${space.s4} ${space.s12} ${space.s4} 0`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  }),
);
export const mono = style([cell, inFeatures({ fontFamily: font.mono, minInlineSize: '7rem' })]);
export const typed = style([cell, inFeatures({ whiteSpace: 'nowrap' })]);
export const told = style([cell, inFeatures({ minInlineSize: '14rem' })]);
