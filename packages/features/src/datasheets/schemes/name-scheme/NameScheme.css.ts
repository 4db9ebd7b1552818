import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, minInlineSize: 0 }));
export const title = style(inFeatures({ margin: 0, fontSize: text.lg, fontWeight: vars.weight.semibold }));
export const subtitle = style(inFeatures({ margin: 0, fontSize: text.md, fontWeight: vars.weight.semibold }));
export const quiet = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm }));
export const links = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'center', fontSize: text.sm }));
export const field = style(inFeatures({ maxInlineSize: '28rem' }));
export const values = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s2} ${space.s12}`,
    paddingBlock: space.s4,
    fontSize: text.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const mono = style(inFeatures({ fontFamily: vars.font.mono }));
