import { vars } from '../theme/contract.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';

const { color, space, text, weight } = vars;

export const ladder = style(inUi({ display: 'grid', gap: space.s8, maxWidth: '24rem' }));
export const table = style(inUi({ width: '100%', borderCollapse: 'collapse', fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
globalStyle(
  `${table} :is(th, td)`,
  inUi({ padding: `${space.s4} ${space.s12}`, borderBlockEnd: `1px solid ${color.border.hairline}`, textAlign: 'start', fontWeight: weight.regular }),
);
globalStyle(`${table} thead th`, inUi({ color: color.text.secondary }));
globalStyle(`${table} :is(th, td):last-child`, inUi({ textAlign: 'end' }));
globalStyle(`${table} td`, inUi({ color: color.text.money }));
export const row = style(
  inUi({
    borderInlineStart: '3px solid transparent',
    selectors: { '&[aria-current]': { borderInlineStartColor: color.border.accent, background: color.bg.selected } },
    // Forced colours paint transparent borders too: only the current row may have one.
    '@media': { '(forced-colors: active)': { borderInlineStartColor: 'Canvas', selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } } } },
  }),
);
globalStyle(`${row}[aria-current] :is(th, td)`, inUi({ fontWeight: weight.semibold }));
export const from = style(inUi({ display: 'inline-flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const next = style(inUi({ color: color.text.secondary, fontSize: text.sm }));
export const none = style(inUi({ color: color.text.muted, fontSize: text.sm }));
