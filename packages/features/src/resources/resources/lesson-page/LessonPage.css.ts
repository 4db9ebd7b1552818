import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const page = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s32,
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 48rem) 18rem', columnGap: space.s48, justifyContent: 'space-between' } },
  }),
);
export const main = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s24 }));
export const title = pageTitle;
export const facts = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s12, marginBlockStart: space.s8, color: color.text.secondary, fontSize: text.sm }),
);
export const aside = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s24 }));
export const end = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s12,
    alignItems: 'center',
    paddingBlockStart: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    '@media': { print: { display: 'none' } },
  }),
);
export const neighbours = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s16, justifyContent: 'space-between', padding: 0, listStyle: 'none', fontSize: text.md }),
);
export const neighbour = style(inFeatures({ display: 'grid', gap: space.s4 }));
export const word = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
