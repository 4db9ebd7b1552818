import { vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const ladder = style(inFeatures({ display: 'grid', gap: space.s8, maxWidth: '24rem' }));
export const table = style(inFeatures({ width: '100%', borderCollapse: 'collapse', fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
globalStyle(
  `${table} :is(th, td)`,
  inFeatures({ padding: `${space.s4} ${space.s12}`, borderBlockEnd: `1px solid ${color.border.hairline}`, textAlign: 'start', fontWeight: weight.regular }),
);
globalStyle(`${table} thead th`, inFeatures({ color: color.text.secondary }));
globalStyle(`${table} :is(th, td):last-child`, inFeatures({ textAlign: 'end' }));
export const row = style(
  inFeatures({
    borderInlineStart: '3px solid transparent',
    selectors: { '&[aria-current]': { borderInlineStartColor: color.border.accent, background: color.bg.selected } },
  }),
);
globalStyle(`${row}[aria-current] :is(th, td)`, inFeatures({ fontWeight: weight.semibold }));
export const from = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const next = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const none = style(inFeatures({ color: color.text.muted, fontSize: text.sm }));
