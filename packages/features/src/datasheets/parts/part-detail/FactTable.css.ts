import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const tables = style(
  inFeatures({
    display: 'grid',
    gap: `${space.s16} ${space.s32}`,
    alignItems: 'start',
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  }),
);
/** The second of two columns: a table and the drawing of the package. */
export const second = style(inFeatures({ display: 'grid', gap: space.s24, minInlineSize: 0 }));
export const table = style(inFeatures({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.sm, textAlign: 'start' }));
export const caption = style(inFeatures({ textAlign: 'start', fontWeight: weight.semibold }));
export const row = style(
  inFeatures({ borderBlockEnd: `1px solid ${color.border.hairline}`, selectors: { 'tbody > &:last-child': { borderBlockEnd: 'none' } } }),
);

const cell = { paddingBlock: space.s4, paddingInline: `0 ${space.s12}`, textAlign: 'start', verticalAlign: 'baseline', overflowWrap: 'anywhere' } as const;
export const name = style(inFeatures({ ...cell, inlineSize: '44%', fontWeight: weight.regular, color: color.text.secondary }));
export const value = style(inFeatures({ ...cell, fontVariantNumeric: 'tabular-nums' }));
export const unknown = style(inFeatures({ ...cell, color: color.text.muted }));
export const head = style(inFeatures({ ...cell, color: color.text.muted, fontSize: text.xs, fontWeight: weight.regular }));
export const unit = style(inFeatures({ ...cell, inlineSize: '22%', paddingInline: 0, color: color.text.secondary }));
/** Where a fact is from: beside it, however narrow the table. */
export const origin = style(inFeatures({ ...cell, paddingInline: 0, color: color.text.muted, fontSize: text.xs }));
/** A line under the tables. */
export const note = style(inFeatures({ color: color.text.muted, fontSize: text.xs }));
