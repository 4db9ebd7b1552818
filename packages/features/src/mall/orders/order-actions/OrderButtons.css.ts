import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { barSpace } from '../../../theme/barSpace.ts';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space } = vars;

const narrow = `not all and ${media.md}`;
export const buttons = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, justifyContent: 'flex-end', marginInlineStart: 'auto' }));
/** Two share a row of a narrow card; the main one, when it is alone in its row, has all of it. */
export const row = style(inFeatures({ '@media': { [narrow]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', flex: '1 1 100%' } } }));
globalStyle(`${row} > :last-child:nth-child(odd)`, inFeatures({ '@media': { [narrow]: { gridColumn: '1 / -1' } } }));
/** What takes something away: beside the others, and out of the thumb's way at the end of a narrow page. */
export const rare = style(inFeatures({ display: 'grid', '@media': { [narrow]: { order: 98 } } }));
/** On narrow screens the buttons share a bar that stays at the foot, above the one of the site where there is one. */
export const bar = style(
  inFeatures({
    '@media': {
      [narrow]: {
        position: 'sticky',
        insetBlockEnd: barSpace,
        zIndex: vars.z.sticky,
        order: 99,
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        marginInline: `calc(-1 * ${space.s16})`,
        padding: `${space.s8} ${space.s16}`,
        borderBlockStart: `1px solid ${color.border.hairline}`,
        background: color.bg.surface,
      },
    },
  }),
);
globalStyle(`${bar} > *`, inFeatures({ '@media': { [narrow]: { paddingInline: space.s4 } } }));
