import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const page = style(
  // A column that may be narrower than what is in it: tables and the row of sections scroll by themselves.
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s24, paddingBlockEnd: space.s16 }),
);
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s12, alignItems: 'end', justifyContent: 'space-between' }));
export const words = style(inFeatures({ display: 'grid', gap: space.s8, minWidth: 0 }));
export const title = pageTitle;
export const lead = style(inFeatures({ maxWidth: '48rem', color: color.text.secondary, fontSize: text.md }));
