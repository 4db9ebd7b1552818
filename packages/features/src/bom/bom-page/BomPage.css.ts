import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s16, alignItems: 'end' }));
export const name = style(inFeatures({ flex: '1 1 16rem', maxInlineSize: '30rem' }));
export const tools = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', '@media': { print: { display: 'none' } } }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
/** Under a value, in the same cell. */
export const under = style(inFeatures({ display: 'block', color: color.text.secondary, fontSize: text.xs, whiteSpace: 'normal', overflowWrap: 'anywhere' }));
export const warn = style(inFeatures({ color: color.text.warn }));
export const faint = style(inFeatures({ color: color.text.secondary }));
/** The number of a part is in one piece; on a phone the table scrolls. */
export const part = style(inFeatures({ display: 'block', minInlineSize: '9rem', whiteSpace: 'nowrap' }));
export const whole = style(inFeatures({ display: 'contents' }));
/** What is left out of the paper when the report is printed. */
export const beside = style(inFeatures({ display: 'contents', '@media': { print: { display: 'none' } } }));
export const written = style(inFeatures({ fontFamily: vars.font.mono, overflowWrap: 'anywhere', whiteSpace: 'normal' }));
export const candidates = style(inFeatures({ display: 'grid', gap: 0, listStyle: 'none', margin: 0, padding: 0 }));
export const candidate = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s12}`,
    alignItems: 'center',
    paddingBlock: space.s8,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
  }),
);
export const candidateFacts = style(inFeatures({ flex: '1 1 14rem', minInlineSize: 0 }));
export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
/** It takes the focus when another line comes into the window. */
export const line = style(inFeatures({ outline: 'none' }));
