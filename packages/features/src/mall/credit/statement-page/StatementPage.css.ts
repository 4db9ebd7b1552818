import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

/** The lines, and beside them on wide screens what it comes to and where it is paid. */
export const page = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s16,
    '@media': { [media.lg]: { alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr) 22rem', columnGap: space.s24 } },
  }),
);
export const column = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, alignContent: 'start' }));
export const words = style(inFeatures({ display: 'grid', gap: space.s4, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const quiet = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
