import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';
import { landing } from '../page-column/PageColumn.css.ts';

const { space } = vars;

export const list = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    gap: space.s12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const picture = style([
  landing,
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8, justifyItems: 'center', alignContent: 'start', minBlockSize: '12rem' }),
]);
