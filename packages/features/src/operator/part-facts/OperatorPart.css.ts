import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { landing, title as pageTitle } from '../../parts/page-column/PageColumn.css.ts';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const back = style(inFeatures({ margin: 0, fontSize: text.sm }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'baseline', minInlineSize: 0 }));
export const title = style([pageTitle, landing, inFeatures({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' })]);
export const about = style(inFeatures({ color: color.text.secondary }));
export const unknown = style(inFeatures({ color: color.text.muted }));
export const value = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8, fontVariantNumeric: 'tabular-nums' }));
/** A source is an address or a sentence: it takes several lines before it pushes the button out. */
export const source = style(
  inFeatures({ display: 'inline-block', minInlineSize: '10em', maxInlineSize: '24em', overflowWrap: 'anywhere', whiteSpace: 'normal' }),
);
/** The same where it has the whole line. */
export const line = style(inFeatures({ overflowWrap: 'anywhere' }));
export const change = style(inFeatures({ display: 'grid', gap: space.s16 }));
export const values = style(inFeatures({ margin: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: `${space.s8} ${space.s16}` }));
export const term = style(inFeatures({ color: color.text.secondary }));
export const detail = style(inFeatures({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }));
