import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const figure = style(inFeatures({ margin: 0, overflowX: 'auto', paddingBlock: space.s4, ':focus-visible': focusRing }));
export const picture = style(inFeatures({ display: 'block', maxInlineSize: 'none', color: color.text.default }));
export const box = style(inFeatures({ fill: color.bg.surface, stroke: color.border.control }));
export const own = style(inFeatures({ fill: color.bg.sunken, stroke: color.border.accent, strokeWidth: 2 }));
export const line = style(inFeatures({ fill: 'none', stroke: color.border.control }));
export const name = style(inFeatures({ fill: 'currentColor', fontSize: text.xs }));
/** Its words stay readable where a line passes behind them. */
export const label = style(
  inFeatures({
    fill: color.text.secondary,
    stroke: color.bg.surface,
    strokeWidth: 4,
    paintOrder: 'stroke',
    fontSize: text.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
