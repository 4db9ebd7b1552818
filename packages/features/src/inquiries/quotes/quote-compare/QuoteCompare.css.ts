import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;
const sans = vars.font.sans;

export const table = style(inFeatures({ display: 'none', '@media': { [media.lg]: { display: 'block' } } }));
export const cards = style(inFeatures({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', '@media': { [media.lg]: { display: 'none' } } }));
export const card = style(
  inFeatures({
    display: 'grid',
    gap: space.s12,
    minInlineSize: 0,
    padding: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  }),
);
export const two = style(inFeatures({ display: 'grid', justifyItems: 'start', gap: space.s4, minInlineSize: 0, paddingBlock: space.s4, fontFamily: sans }));
export const twoEnd = style(
  inFeatures({ display: 'inline-grid', gap: space.s4, justifyItems: 'start', paddingBlock: space.s4, '@media': { [media.lg]: { justifyItems: 'end' } } }),
);
export const inline = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s8}`, alignItems: 'center' }));
/** Words in a column of numbers. */
export const words = style(inFeatures({ fontFamily: sans }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontFamily: sans, fontSize: text.xs }));
export const warn = style(inFeatures({ color: color.text.warn, fontFamily: sans, fontSize: text.xs, whiteSpace: 'normal' }));
export const buttons = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', gap: space.s8, paddingBlock: space.s4 }));
export const tools = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s8} ${space.s16}`, alignItems: 'center' }));
export const ended = style(inFeatures({ display: 'grid', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
