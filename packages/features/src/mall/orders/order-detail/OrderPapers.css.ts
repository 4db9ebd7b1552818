import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const papers = style(inFeatures({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const paper = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: `${space.s2} ${space.s12}`,
    alignItems: 'center',
    padding: `${space.s12} ${space.s16}`,
    fontSize: text.sm,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);
export const name = style(inFeatures({ fontWeight: weight.medium }));
export const about = style(
  inFeatures({ gridColumn: '2 / -1', color: color.text.secondary, fontSize: text.xs, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
);
export const wrong = style(inFeatures({ color: color.text.danger }));
export const files = style(inFeatures({ gridColumn: '2 / -1', display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s12}` }));
export const plain = style(inFeatures({ display: 'grid', gap: space.s4, margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' }));
/** Set off from what was asked. */
export const answer = style(inFeatures({ marginBlockStart: space.s16, paddingBlockStart: space.s16, borderBlockStart: `1px solid ${color.border.hairline}` }));
export const ends = style(inFeatures({ display: 'flex', gap: space.s16 }));
/** A file behind a button: it needs the login, so it is no link. */
export const file = style(
  inFeatures({
    minHeight: '1.5rem',
    color: color.text.link,
    fontSize: text.sm,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: '2px',
    overflowWrap: 'anywhere',
  }),
);
