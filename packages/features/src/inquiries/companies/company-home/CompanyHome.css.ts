import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';

const { color, space, text } = vars;

export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, minInlineSize: 0 }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s8} ${space.s12}`, alignItems: 'center' }));
export const title = pageTitle;
export const facts = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s16}`,
    margin: 0,
    color: color.text.secondary,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
  }),
);
