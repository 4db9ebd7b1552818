import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';

const { color, space, text } = vars;

export const page = style(
  // Columns that may be narrower than what is in them: the channels scroll by themselves.
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s24, paddingBlockEnd: space.s16 }),
);
export const head = style(inFeatures({ display: 'grid', gap: space.s8, justifyItems: 'start' }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const title = pageTitle;
export const description = style(inFeatures({ color: color.text.secondary, fontSize: text.md }));
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s32,
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: space.s48 } },
  }),
);
export const aside = style(inFeatures({ display: 'grid', gap: space.s24, minWidth: 0 }));

export const people = style(inFeatures({ display: 'grid', gap: space.s16, padding: 0, listStyle: 'none' }));
