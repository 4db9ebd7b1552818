import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { landing, title as pageTitle } from '../../../parts/page-column/PageColumn.css.ts';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { space, text } = vars;

export const back = style(inFeatures({ margin: 0, fontSize: text.sm }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'center', minInlineSize: 0 }));
export const title = style([pageTitle, landing]);
export const facts = style(
  inFeatures({
    display: 'grid',
    gap: space.s16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
  }),
);
export const column = style(inFeatures({ display: 'grid', gap: space.s16, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }));
