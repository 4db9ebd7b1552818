import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';

const { color, space, text } = vars;

/** One column in the order of what a buyer asks first; on wide screens papers and facts stand beside. */
export const page = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: space.s16,
    '@media': { [media.lg]: { display: 'grid', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: space.s24 } },
  }),
);
/** Its parts are parts of the page on narrow screens, so that the buttons can stay at the foot of all of it. */
export const head = style(
  inFeatures({
    display: 'contents',
    '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap', gap: `${space.s12} ${space.s16}`, alignItems: 'center', justifyContent: 'flex-end' } },
  }),
);
export const whole = style(inFeatures({ gridColumn: '1 / -1', minWidth: 0 }));
export const titles = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s12}`,
    alignItems: 'center',
    minWidth: 0,
    '@media': { [media.md]: { flex: '1 1 20rem' } },
  }),
);
export const title = pageTitle;
export const code = style(inFeatures({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));
export const hint = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, flex: '1 1 12rem', overflowWrap: 'anywhere' }));
export const column = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, alignContent: 'start' }));
export const inline = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const form = style(inFeatures({ display: 'grid', gap: space.s12 }));
export const number = style(inFeatures({ fontVariantNumeric: 'tabular-nums' }));
