import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { space, text } = vars;

export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const title = style(inFeatures({ margin: 0, fontSize: text.xl, overflowWrap: 'anywhere', ':focus': { outline: 'none' } }));
export const columns = style(
  inFeatures({
    display: 'grid',
    gap: space.s16,
    minInlineSize: 0,
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' } },
  }),
);
export const side = style(inFeatures({ display: 'grid', gap: space.s16, minInlineSize: 0 }));
export const remark = style(inFeatures({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const answer = style(inFeatures({ scrollMarginBlockStart: space.s48 }));
