import { focusRing, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;
const forced = '(forced-colors: active)';

export const name = style(inFeatures({ fill: 'currentColor', fontFamily: vars.font.mono, fontSize: '9px' }));
/** The pin whose row is pointed at: thicker and bolder, not by colour alone. */
export const markedName = style(inFeatures({ fill: color.text.link, fontWeight: weight.semibold, '@media': { [forced]: { fill: 'Highlight' } } }));
export const markedLine = style(inFeatures({ stroke: color.text.link, strokeWidth: 4, '@media': { [forced]: { stroke: 'Highlight' } } }));

const cell = {
  paddingBlock: space.s4,
  paddingInline: `0 ${space.s8}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBlockEnd: `1px solid ${color.border.hairline}`,
} as const;
export const table = style(inFeatures({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.sm }));
export const caption = style(inFeatures({ textAlign: 'start', fontSize: text.xs, color: color.text.secondary, paddingBlockEnd: space.s4 }));
export const head = style(inFeatures({ ...cell, color: color.text.muted, fontSize: text.xs, fontWeight: weight.regular, whiteSpace: 'nowrap' }));
export const row = style(inFeatures({ selectors: { '&[data-marked]': { background: color.bg.hover } } }));
export const number = style(inFeatures({ ...cell, fontVariantNumeric: 'tabular-nums', fontWeight: weight.regular }));
/** Usual names stand on one line; long ones break. */
export const pinName = style(inFeatures({ ...cell, fontFamily: vars.font.mono, minInlineSize: '8ch', overflowWrap: 'anywhere' }));
export const description = style(inFeatures({ ...cell, color: color.text.secondary, overflowWrap: 'anywhere' }));
export const rest = style(inFeatures({ fontSize: text.sm }));
/** A print has no way to unfold it. */
globalStyle(`${rest}::details-content`, { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } });
export const unfold = style(
  inFeatures({
    display: 'list-item',
    paddingBlock: space.s8,
    color: color.text.link,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
    '@media': { print: { display: 'none' } },
  }),
);
export const unsure = style(inFeatures({ color: color.text.warn, fontSize: text.xs }));
