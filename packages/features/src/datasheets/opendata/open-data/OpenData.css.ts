import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const title = pageTitle;
export const lead = style(inFeatures({ maxWidth: '48em', marginBlockStart: space.s8, color: color.text.secondary }));
export const heading = style(inFeatures({ marginBlockEnd: space.s8, fontSize: text.lg, fontWeight: weight.semibold }));
export const links = style(inFeatures({ display: 'flex', flexWrap: 'wrap', columnGap: space.s16 }));
export const file = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: space.s4,
    minHeight: vars.size.target,
    color: color.text.accent,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    whiteSpace: 'nowrap',
    ':focus-visible': focusRing,
  }),
);
export const size = style(inFeatures({ color: color.text.secondary, fontSize: text.xs }));
export const list = style(inFeatures({ display: 'grid' }));
export const about = style(inFeatures({ marginInlineStart: space.s8, color: color.text.secondary, fontSize: text.sm }));
export const words = style(inFeatures({ maxWidth: '48em', marginBlockEnd: space.s8 }));
